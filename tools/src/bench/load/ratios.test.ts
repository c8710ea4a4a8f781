import { expect, test } from 'vitest';
import { ratiosOf, worseThan, type LoadBudgets } from './ratios.ts';
import type { Visit } from './visit.ts';

const visitOf = (milliseconds: number): Visit => ({
  rows: milliseconds,
  firstPaint: milliseconds,
  answered: milliseconds,
  workingClick: milliseconds,
  rounds: milliseconds,
  scriptBytes: 100_000,
  scriptRequests: 10,
  bytes: 200_000,
});

test('ratios are those of the medians: one slow visit changes nothing', () => {
  const ratios = ratiosOf({
    composed: [visitOf(100), visitOf(9000), visitOf(110)],
    'one bundle, rendered': [visitOf(220), visitOf(200), visitOf(230)],
    'one bundle, hydrated': [visitOf(55), visitOf(50), visitOf(5000)],
  });
  expect(ratios).toEqual({
    'first paint ÷ one bundle, rendered': 0.5,
    'rows ÷ one bundle, rendered': 0.5,
    'working click ÷ one bundle, rendered': 0.5,
    'working click ÷ one bundle, hydrated': 2,
    'JavaScript ÷ one bundle, rendered': 1,
  });
});

const BUDGETS: LoadBudgets = {
  'first paint ÷ one bundle, rendered': 0.5,
  'rows ÷ one bundle, rendered': 0.5,
  'working click ÷ one bundle, rendered': 1,
  'working click ÷ one bundle, hydrated': 1,
  'JavaScript ÷ one bundle, rendered': 1.5,
};

test('a ratio up to 10 % above its budget is one that was measured on another day', () => {
  expect(worseThan(BUDGETS, { ...BUDGETS, 'working click ÷ one bundle, hydrated': 1.09 })).toEqual([]);
});

test('a ratio further above its budget is said in a sentence', () => {
  expect(worseThan(BUDGETS, { ...BUDGETS, 'working click ÷ one bundle, hydrated': 1.12 })).toEqual([
    'working click ÷ one bundle, hydrated is 1.12, more than 10 % above its budget of 1.',
  ]);
});

test('a ratio that could not be worked out is not within its budget', () => {
  expect(worseThan(BUDGETS, { ...BUDGETS, 'rows ÷ one bundle, rendered': NaN })).toHaveLength(1);
});
