import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { LIGHT_FILES } from '../api/security-headers.ts';
import { SERVED_UNDER_PRESSURE } from '../http/under-pressure.ts';
import { sendChanges } from './dictionaries.ts';

/** Files for browsers: shared files of an app, and `client` folders of old releases. No server modules. */
const BROWSER_FILE = /^\/[\w-]+\/(?:files|[\w.-]+\/client)\//;

/** What an outsider needs to check the site: descriptions and signatures of releases, and the log of the pointer. */
const EVIDENCE = /^\/(?:live\.log|[\w-]+\/[\w.-]+\/release\.(?:json|sig))$/;

/** A signature may follow its release, and the log grows. */
const A_MINUTE = 'public, max-age=60';

/** Content type that @fastify/static sets for scripts. */
const LONG_TYPE = 'application/javascript; charset=utf-8';

/** Serves browser files of every release, old ones included. They never change, so they are cached without expiry. */
export async function registerReleases(app: FastifyInstance, releases: string): Promise<void> {
  await app.register(async (scope) => {
    // Overload turns new pages away. One that was sent needs its scripts.
    scope.addHook('onRoute', (route) => {
      route.config = { ...route.config, ...SERVED_UNDER_PRESSURE };
    });
    scope.addHook('onRequest', async (_request, reply) => {
      // The site may load releases from another origin, such as a CDN.
      reply.headers({ 'access-control-allow-origin': '*', 'x-content-type-options': 'nosniff' });
      reply.removeHeader('cross-origin-resource-policy');
    });
    scope.addHook('onSend', async (request, reply) => {
      if (EVIDENCE.test(request.url.replace('/releases', ''))) reply.header('cache-control', A_MINUTE);
      // The type that RFC 9239 recommends. Modules are always UTF-8.
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
      // Immutable files are never revalidated.
      etag: false,
      allowedPath: (path) => (BROWSER_FILE.test(path) || EVIDENCE.test(path)) && !path.includes('/.'),
    });
  });
}
