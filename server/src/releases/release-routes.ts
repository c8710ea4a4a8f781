import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { LIGHT_FILES } from '../api/security-headers.ts';
import { sendChanges } from './dictionaries.ts';

/** What browsers fetch: the files that the releases of an app share, and those of releases of before. No server modules. */
const BROWSER_FILE = /^\/[\w-]+\/(?:files|[\w.-]+\/client)\//;

/** What @fastify/static calls scripts. */
const LONG_TYPE = 'application/javascript; charset=utf-8';

/** Serves what browsers fetch of every release, old ones included, for ever: none of these files ever changes. */
export async function registerReleases(app: FastifyInstance, releases: string): Promise<void> {
  await app.register(async (scope) => {
    scope.addHook('onRequest', async (_request, reply) => {
      // The site may ask from another origin, as through a CDN.
      reply.headers({ 'access-control-allow-origin': '*', 'x-content-type-options': 'nosniff' });
      reply.removeHeader('cross-origin-resource-policy');
    });
    scope.addHook('onSend', async (_request, reply) => {
      // As RFC 9239 has it. Modules are UTF-8, whatever else is said.
      if (reply.getHeader('content-type') === LONG_TYPE) reply.header('content-type', 'text/javascript');
    });
    sendChanges(scope, releases);
    await scope.register(fastifyStatic, {
      ...LIGHT_FILES,
      root: releases,
      prefix: '/releases/',
      decorateReply: false,
      index: false,
      preCompressed: true,
      immutable: true,
      maxAge: '365d',
      // Nobody asks again for what never changes.
      etag: false,
      allowedPath: (path) => BROWSER_FILE.test(path) && !path.includes('/.'),
    });
  });
}
