import { CHANGES_PATH, type Changes } from '@golf/shared/api';
import { readPointer } from '@golf/release-store';
import type { FastifyInstance } from 'fastify';

/** What pages are made of. */
interface Source {
  fetchAnswer: (path: string) => Promise<{ status: number; body: string }>;
}

/** `/data/changes.json`: what releases have changed, for the page that tells of it; read anew each time, as it is small. */
export function createChangeLog(releases: string) {
  const changes = (): Changes => ({
    changes: Object.entries(readPointer(releases))
      .flatMap(([app, state]) =>
        state.changes.map(({ version, at, lines, said }) => ({ app, version, at, lines, said })),
      )
      .toSorted((a, b) => b.at.localeCompare(a.at)),
  });

  return {
    /** What pages are made of, with this beside it. */
    beside: <Other extends Source>(source: Other): Other => ({
      ...source,
      fetchAnswer: async (path: string) =>
        path === CHANGES_PATH ? { status: 200, body: JSON.stringify(changes()) } : source.fetchAnswer(path),
    }),

    register(app: FastifyInstance): void {
      app.get(CHANGES_PATH, (_request, reply) => reply.header('cache-control', 'no-cache').send(changes()));
    },
  };
}
