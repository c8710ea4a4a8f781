import { expect, test } from 'vitest';
import { budgetsFor, differences, overBudget, type Budgets } from './budgets.ts';

const of = (requests: number, bytes: number): Budgets => ({ apps: { shell: { requests, bytes } }, routes: {} });
const BUDGETS = of(10, 100_000);

test('a size as in the budgets is no difference, nor is what a change of every day adds', () => {
  expect(differences(BUDGETS, of(10, 100_000))).toEqual([]);
  expect(differences(BUDGETS, of(10, 101_900))).toEqual([]);
});

test.each([
  ['more bytes', of(10, 102_100), 'shell: 10 files with 102100 bytes; the budget says 10 files with 100000 bytes'],
  ['fewer bytes', of(10, 97_900), 'shell: 10 files with 97900 bytes; the budget says 10 files with 100000 bytes'],
  [
    'one more request',
    of(11, 100_000),
    'shell: 11 files with 100000 bytes; the budget says 10 files with 100000 bytes',
  ],
  ['an app that is gone', { apps: {}, routes: {} }, 'shell has a budget and is not there'],
])('%s: is said', (_, sizes, line) => {
  expect(differences(BUDGETS, sizes)).toEqual([line]);
});

test('a route that is new needs a budget', () => {
  const sizes = { ...BUDGETS, routes: { '/new': { requests: 1, bytes: 1 } } };
  expect(differences(BUDGETS, sizes)).toEqual(['/new has no budget']);
});

test('values within the tolerance stay as written', () => {
  const sizes = { apps: { shell: { requests: 10, bytes: 101_900 }, new: { requests: 1, bytes: 1 } }, routes: {} };
  expect(budgetsFor(sizes, BUDGETS)).toEqual({ apps: { ...BUDGETS.apps, new: sizes.apps.new }, routes: {} });
  expect(budgetsFor(of(11, 100_000), BUDGETS)).toEqual(of(11, 100_000));
});

test.each([
  ['as much as was agreed', 10, 100_000, null],
  ['a little more', 10, 101_900, null],
  ['less', 9, 90_000, null],
  ['more', 10, 102_100, 'shell weighs 102.1 kB in 10 files, and budgets.json allows 100.0 kB in 10 files.'],
  ['one more request', 11, 100_000, 'shell weighs 100.0 kB in 11 files, and budgets.json allows 100.0 kB in 10 files.'],
])('a release that weighs %s', (_, requests, bytes, why) => {
  expect(overBudget(BUDGETS, 'shell', { requests, bytes })).toBe(why);
});

test('an app that has no budget yet is not held to one', () => {
  expect(overBudget(BUDGETS, 'mfe-scorecards', { requests: 1, bytes: 1 })).toBeNull();
});
