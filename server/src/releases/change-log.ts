import { CHANGES_PATH, type Changes } from '@golf/shared/api';
import { readPointer } from '@golf/release-store';
import type { FastifyInstance } from 'fastify';

interface Source {
  fetchAnswer: (path: string) => Promise<{ status: number; body: string }>;
}

/** `/data/changes.json`: changes of the releases, for the changes page. The file is small and read on each request. */
export function createChangeLog(releases: string) {
  const changes = (): Changes => ({
    changes: Object.entries(readPointer(releases))
      .flatMap(([app, state]) =>
        state.changes.map(({ version, at, lines, said }) => ({ app, version, at, lines, said })),
      )
      .toSorted((a, b) => b.at.localeCompare(a.at)),
  });

  return {
    /** Adds this path to a data source. */
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
