import { createQueryClient } from '@golf/shared/platform';
import { stubApi } from '@golf/shared/testing';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Calculator } from './Calculator.tsx';
import { calculatorForm, EMPTY, type Form } from './form.ts';
import { calculatorHistory } from './history.ts';
import { calculatorRule } from './rule.ts';

beforeEach(() => stubApi());
afterEach(() => vi.unstubAllGlobals());

/** The calculator with these adjusted scores and this input stored. */
function show(scores: readonly number[] = [], form: Partial<Form> = {}) {
  calculatorHistory.set(scores.map((adjusted) => ({ adjusted })));
  calculatorForm.set({ ...EMPTY, ...form });
  calculatorRule.set({ rule: 'table', lowIndex: '' });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Calculator />
    </QueryClientProvider>,
  );
  return userEvent.setup();
}

/** Text of the handicap index. */
const index = () => screen.getByText('Handicap Index:').closest('p')?.textContent;
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

test('an adjusted score below zero has a minus, as on the site; an index below zero has a plus', () => {
  show([-3.9, 1.2, 4], { courseRating: '72', slopeRating: '113', score: '68' });
  const table = screen.getByRole('table', { name: 'Handicap History' });
  expect(within(table).getByRole('cell', { name: /^−3\.9/ })).toBeTruthy();
  expect(field('Adjusted Score').value).toBe('−4.0');
  expect(index()).toContain('+5.9');
});

/** @promise Pages: The calculator ranks only … */
test.each([
  [
    'rating 900 and slope 20',
    { courseRating: '900', slopeRating: '20', score: '85' },
    /Course ratings run from 20 to 120/,
  ],
  ['a score below zero', { courseRating: '72', slopeRating: '113', score: '-5' }, /Scores run from 9 to 400/],
])('%s is refused, and why is said', async (_, form, message) => {
  const user = show([], form);
  expect(field('Adjusted Score').value).toBe('');
  await user.click(screen.getByRole('button', { name: 'Submit Score' }));
  expect(screen.getByText('Adjusted Score Not Valid')).toBeTruthy();
  expect(screen.getByText(message)).toBeTruthy();
  expect(screen.getByText(/^No scores yet/)).toBeTruthy();
});

test('a target, an allowance or a low index that cannot be plans nothing', async () => {
  const user = show([10, 12, 15], { coursePar: '72', courseRating: '74', slopeRating: '130' });
  await user.type(field('Target Index'), '9999');
  expect(screen.getByText('Handicaps run from +15 to 99.')).toBeTruthy();
  await user.clear(field('Allowance (%)'));
  await user.type(field('Allowance (%)'), '9999');
  expect(screen.queryByText(/playing handicap/)).toBeNull();
  await user.click(screen.getByRole('radio', { name: 'All 2024 rules' }));
  await user.type(field('Low Handicap Index'), '-500');
  expect(index()).toContain('8.0');
});

/** @promise Pages: The calculator ranks only results of the leaderboard's own rule, and refuses impossible figures */
test('a place on the leaderboard is that of the figure by the site’s own rule, which is named', async () => {
  const user = show([0.8, 16.1, 11, 7.5, 11.6, 11.8, 10.3]);
  expect(index()).toContain('4.2');
  expect(index()).toContain('by the World Handicap System’s table');
  // Callum has 4.5: by the index it would rank ahead of him.
  const place = await screen.findByText(/^On our leaderboard/);
  expect(place.textContent).toMatch(/you’d be at 9\.9.* and rank 3, behind Callum Reid\./);
  expect(screen.getByText(/averages every score until there are 8, then the lowest 8 of the latest 20/)).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: 'All 2024 rules' }));
  expect(screen.getByText(/^On our leaderboard/).textContent).toContain('9.9');
});

test('three scores have an index and no place yet; where both rules give the same, nothing is explained', async () => {
  show([3, 3, 3]);
  expect(screen.getByText('You’ll see where you’d rank after your 5th score.')).toBeTruthy();
  cleanup();
  show([3, 3, 3, 3, 3]);
  expect((await screen.findByText(/^You would rank/)).textContent).toBe(
    'You would rank 2, between Ada Whitfield and Callum Reid.',
  );
  expect(screen.queryByText(/own rule/)).toBeNull();
});

test('Clear & Reset clears only the form, and announces it', async () => {
  const user = show([10, 12, 15], { courseRating: '72', score: '85' });
  const reset = screen.getByRole('button', { name: 'Clear & Reset' });
  expect(document.getElementById(reset.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Clears the form. Your history stays.',
  );
  await user.click(reset);
  expect(field('Course Rating').value).toBe('');
  expect(index()).toContain('8.0');
});

test('a separate button clears the history; Undo restores it, and focus follows', async () => {
  const user = show([10, 12, 15], { score: '85' });
  await user.click(screen.getByRole('button', { name: 'Clear history' }));
  expect(screen.getByText(/^No scores yet/)).toBeTruthy();
  expect(screen.getByText(/3 scores cleared\./)).toBeTruthy();
  expect(field('Score').value).toBe('85');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Undo' }));
  await user.keyboard('{Enter}');
  expect(index()).toContain('8.0');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Clear history' }));
  expect(screen.getByText('3 scores restored.')).toBeTruthy();
});

test.each([
  [3, false],
  [4, true],
  [19, true],
  [20, false],
])('with %i scores the strokes that come off are explained: %s', (scores, isExplained) => {
  show(Array.from({ length: scores }, () => 10));
  expect(screen.queryByText(/^With 3, 4 or 6 scores, a stroke or two is taken off/) !== null).toBe(isExplained);
});
