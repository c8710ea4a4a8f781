import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** Only client builds are for browsers; server modules and descriptions are not. */
const CLIENT_FILE = /^\/[\w-]+\/[\w.-]+\/client\//;

/** Serves the client part of every release, old ones included, for ever: a release never changes. */
export async function registerReleases(app: FastifyInstance, releases: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: releases,
    prefix: '/releases/',
    decorateReply: false,
    index: false,
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    allowedPath: (path) => CLIENT_FILE.test(path) && !path.includes('/.'),
    setHeaders: (reply) => {
      // The site may ask from another origin, as through a CDN.
      void reply.header('access-control-allow-origin', '*');
      void reply.header('cross-origin-resource-policy', 'cross-origin');
      void reply.header('x-content-type-options', 'nosniff');
    },
  });
}
