import { expect, test } from 'vitest';
import { neighboursAt } from './neighbours.ts';
import { rankByHandicap } from './ranking.ts';

test('two above and two below, with exact gaps', () => {
  const handicaps = [-2.2, 0.1, 0.3, 0.3, null];
  const ranked = rankByHandicap(handicaps.map((handicap, index) => ({ id: index, name: `${index}`, handicap })));
  const { above, below } = neighboursAt(ranked, 2);
  expect(above.map(({ entry, gap }) => [entry.player.id, gap])).toEqual([
    [0, -2.5],
    [1, -0.2],
  ]);
  expect(below.map(({ entry, gap }) => [entry.player.id, gap])).toEqual([[3, 0]]);
  expect(neighboursAt(ranked, 4)).toEqual({ above: [], below: [] });
});
