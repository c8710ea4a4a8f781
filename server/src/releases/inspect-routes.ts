import { INSPECT_PATH, type Inspected } from '@golf/shared/platform/contract';
import type { FastifyInstance } from 'fastify';
import { type Health, type Pointer, changeOf, readRelease } from '@golf/release-store';

export interface InspectRoutesOptions {
  /** Folder of the release store. */
  releases: string;
  pointer: () => Pointer;
  health: Health;
  /** Milliseconds that each slot of a page took to render on this server; none while it is not in memory. */
  timesOf: (path: string) => Inspected['times'];
  /** Where folders of the sources are to be read; null: nobody has said. */
  sources: string | null;
}

/** `GET` of what the inspector shows beside what the browser knows itself (shell/src/inspector). */
export function registerInspect(app: FastifyInstance, options: InspectRoutesOptions): void {
  const { releases, pointer, health, timesOf, sources } = options;

  /** A release never changes. */
  const owners = new Map<string, string | null>();

  function ownerOf(name: string, version: string): string | null {
    const key = `${name} ${version}`;
    try {
      if (!owners.has(key)) owners.set(key, readRelease(releases, name, version).owner ?? null);
    } catch {
      // Damaged, or not there yet: asked for again, and no reason to say nothing of the others.
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
