import { afterEach, expect, test, vi } from 'vitest';
import { playerSummaryResource } from './player-summary.ts';

afterEach(() => vi.unstubAllGlobals());

const PLAYERS = [
  { id: 3, name: 'Ada', handicap: '-2.2', handicap_30_days_ago: -1, live: 1 },
  { id: 5, name: 'Bo', handicap: 0.7, handicap_30_days_ago: -2, live: 1 },
  { id: 7, name: 'Cy', handicap: '', live: 1 },
];

/** A backend with these answers; 404 for all other paths. */
function answer(answers: Record<string, unknown>): void {
  vi.stubGlobal('fetch', async (path: string) =>
    path in answers ? Response.json(answers[path]) : Response.json({}, { status: 404 }),
  );
}

test('a backend without summaries: what follows from the table of all players, and nothing else', async () => {
  answer({ '/api/players': PLAYERS });
  expect(await playerSummaryResource(5).queryFn({})).toMatchObject({
    player: { name: 'Bo', handicap: 0.7 },
    position: 2,
    tied: false,
    ranked: 2,
    moved: -1,
    neighbours: [{ id: 3, name: 'Ada', position: 1, gap: -2.9 }],
    calculation: null,
    form: null,
    improvements: [],
    courses: [],
  });
  expect(await playerSummaryResource(7).queryFn({})).toMatchObject({ position: null, moved: null, neighbours: [] });
});

test('no such player is nobody, and no failure', async () => {
  answer({ '/api/players': PLAYERS });
  expect(await playerSummaryResource(99).queryFn({})).toBeNull();
});

test('a backend that fails has no answer', async () => {
  vi.stubGlobal('fetch', async () => Response.json({}, { status: 503 }));
  await expect(playerSummaryResource(5).queryFn({})).rejects.toThrow('the server answered 503');
});
