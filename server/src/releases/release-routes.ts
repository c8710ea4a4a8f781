import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** What browsers fetch: the files that the releases of an app share, and those of releases of before. No server modules. */
const BROWSER_FILE = /^\/[\w-]+\/(?:files|[\w.-]+\/client)\//;

/** Serves what browsers fetch of every release, old ones included, for ever: none of these files ever changes. */
export async function registerReleases(app: FastifyInstance, releases: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: releases,
    prefix: '/releases/',
    decorateReply: false,
    index: false,
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    allowedPath: (path) => BROWSER_FILE.test(path) && !path.includes('/.'),
    setHeaders: (reply) => {
      // The site may ask from another origin, as through a CDN.
      void reply.header('access-control-allow-origin', '*');
      void reply.header('cross-origin-resource-policy', 'cross-origin');
      void reply.header('x-content-type-options', 'nosniff');
    },
  });
}
