import { playerSummarySchema } from '@golf/shared/api';
import { render, screen } from '@testing-library/react';
import { parse } from 'valibot';
import { expect, test } from 'vitest';
import { player, round } from '../testing/players.ts';
import { Calculation } from './Calculation.tsx';

function show(handicap: number, scores: readonly number[]) {
  const summary = parse(playerSummarySchema, {
    player: player({ handicap }),
    ranked: 1,
    neighbours: [],
    improvements: [],
    courses: [],
    calculation: { counting: 5, rounds: 5, sum: 5 * handicap, mean: handicap, handicap },
  });
  const rounds = scores.map((score, index) => round({ id: index + 1, net_score: score }));
  render(<Calculation summary={summary} rounds={rounds} />);
}

const NOTE = /handicap better than scratch is written with a plus/;

test('where a score stands on the scale says how good it was, the better the higher', () => {
  show(21, [25, 30, 15]);
  // From the best end of the scale, 15, to the worst, 30; input is newest first, output newest last.
  const tops = screen.getAllByRole('listitem').map((item) => item.querySelector<HTMLElement>('[style]')?.style.top);
  expect(tops.map((top) => Math.round(Number.parseFloat(top ?? '')))).toEqual([0, 100, 67]);
  expect(['15', '18', '21', '24', '27', '30'].map((line) => screen.getByText(line).style.top)).toHaveLength(6);
});

test('that better than scratch has two signs is said where one of them is seen', () => {
  show(4, [5, 3.2, -1.3]);
  expect(screen.getByText(NOTE)).toBeTruthy();
});

test('it is not said to a player who is far from it', () => {
  show(21, [23.2, 29.8, 16.1]);
  expect(screen.queryByText(NOTE)).toBeNull();
});
