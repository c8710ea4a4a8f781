import { INSPECT_PATH, type Inspected } from '@golf/shared/platform/contract';
import type { FastifyInstance } from 'fastify';
import { type Health, type Pointer, changeOf, readRelease } from '@golf/release-store';

export interface InspectRoutesOptions {
  /** Folder of the release store. */
  releases: string;
  pointer: () => Pointer;
  health: Health;
  /** Render time per slot in milliseconds. Empty for a page that is not cached. */
  timesOf: (path: string) => Inspected['times'];
  /** URL prefix of the source folders. Null: not configured. */
  sources: string | null;
}

/** `GET` of the inspector's data that the browser lacks (shell/src/inspector). */
export function registerInspect(app: FastifyInstance, options: InspectRoutesOptions): void {
  const { releases, pointer, health, timesOf, sources } = options;

  /** Cached without expiry: a release never changes. */
  const owners = new Map<string, string | null>();

  function ownerOf(name: string, version: string): string | null {
    const key = `${name} ${version}`;
    try {
      if (!owners.has(key)) owners.set(key, readRelease(releases, name, version).owner ?? null);
    } catch {
      // Damaged or incomplete: retried on the next request. The other releases are still listed.
    }
    return owners.get(key) ?? null;
  }

  function releaseOf(name: string, version: string, share: number): Inspected['releases'][number] {
    const { pages, failures } = health.of(name, version);
    const change = changeOf(pointer(), name, version);
    return { app: name, version, share, owner: ownerOf(name, version), change, pages, failures };
  }

  app.get<{ Querystring: { path?: string } }>(INSPECT_PATH, (request, reply) => {
    const found: Inspected = {
      releases: Object.entries(pointer()).flatMap(([name, { version, trial }]) => [
        releaseOf(name, version, 100 - (trial?.share ?? 0)),
        ...(trial ? [releaseOf(name, trial.version, trial.share)] : []),
      ]),
      sources,
      times: timesOf(request.query.path ?? '/'),
    };
    return reply.header('cache-control', 'no-store').send(found);
  });
}
