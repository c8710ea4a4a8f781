import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import serveStatic from '@fastify/static';
import { browserPath, FEDERATION_MANIFEST, readRelease, type Release, type Versions } from '@golf/release-store';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { sendNotFound } from '../api/errors.ts';
import { LIGHT_FILES } from '../api/security-headers.ts';

/*
 * Releases for hosts other than the shell, which have no import map: the files of a build under their names in it, as
 * its scripts and its manifest name them. And the manifest of the live release under a lasting address.
 */

const IMMUTABLE = 'public, max-age=31536000, immutable';
/** As pages: a release reaches a host at most ten seconds late. */
const BRIEFLY = 'public, max-age=0, s-maxage=10';

export interface FederationOptions {
  /** Folder of the release store. */
  releases: string;
  /** Origin of the releases. Empty: that of the request. */
  releasesOrigin: string;
  /** Live versions by app. */
  versions: () => Versions;
}

interface Params {
  app: string;
  version: string;
  file: string;
}

export async function registerFederation(app: FastifyInstance, options: FederationOptions): Promise<void> {
  const { releases, releasesOrigin, versions } = options;
  /** Releases never change. */
  const known = new LRUCache<string, Release>({ max: 50 });

  /** Null: not in the store, or damaged. */
  function releaseOf(name: string, version: string): Release | null {
    const key = `${name}/${version}`;
    // The names become a path.
    if (!/^[\w-]+\/[\w.-]+$/.test(key) || version.startsWith('.')) return null;
    try {
      const release = known.get(key) ?? readRelease(releases, name, version);
      known.set(key, release);
      return release;
    } catch {
      return null;
    }
  }

  app.addHook('onRequest', async (_request, reply) => {
    reply.header('access-control-allow-origin', '*').removeHeader('cross-origin-resource-policy');
  });
  await app.register(serveStatic, {
    ...LIGHT_FILES,
    root: releases,
    serve: false,
    preCompressed: true,
    cacheControl: false,
  });

  app.get<{ Params: Params }>('/releases/:app/:version/client/:file', (request, reply) => {
    const { app: name, version, file } = request.params;
    const release = /^[\w-][\w.-]*$/.test(file) ? releaseOf(name, version) : null;
    // Releases without shared files have this folder themselves.
    if (!release || (release.stored && !Object.hasOwn(release.stored, file))) return sendNotFound(request, reply);
    return reply.header('cache-control', IMMUTABLE).sendFile(browserPath(release, file));
  });

  app.get<{ Params: Pick<Params, 'app'> }>(`/releases/:app/${FEDERATION_MANIFEST}`, async (request, reply) => {
    const { app: name } = request.params;
    const version = Object.hasOwn(versions(), name) ? versions()[name] : undefined;
    const release = version === undefined ? null : releaseOf(name, version);
    if (!release?.stored?.[FEDERATION_MANIFEST]) return sendNotFound(request, reply);
    const text = await readFile(join(releases, browserPath(release, FEDERATION_MANIFEST)), 'utf8');
    const manifest = JSON.parse(text) as { metaData: object }; // Written by the federation plugin.
    const origin = releasesOrigin || `${request.protocol}://${request.host}`;
    const publicPath = `${origin}/releases/${name}/${version}/client/`;
    return reply.header('cache-control', BRIEFLY).send({ ...manifest, metaData: { ...manifest.metaData, publicPath } });
  });
}
