import { expect, test } from 'vitest';
import { renderBudgets, slowerThan } from './renders.ts';

const BUDGETS = { 'mfe-courses/Courses': 20, 'mfe-courses/Course': 0.4 } as const;

test('a module that takes much longer than agreed is named, with both times', () => {
  expect(slowerThan(BUDGETS, { 'mfe-courses/Courses': 41, 'mfe-courses/Course': 0.3 })).toEqual([
    'mfe-courses/Courses takes the server 41 ms to render, and budgets.json allows 20 ms.',
  ]);
});

test.each([
  ['what a machine takes more or less by itself', { 'mfe-courses/Courses': 38 }],
  ['a module of hardly a millisecond', { 'mfe-courses/Course': 1.2 }],
  ['a module without a budget', { 'mfe-articles/Article': 300 }],
])('nothing is said of %s', (_, renders) => {
  expect(slowerThan(BUDGETS, renders)).toEqual([]);
});

test('a budget is written anew where it is another time, and stays where nothing was measured', () => {
  expect(renderBudgets({ 'mfe-courses/Courses': 22 }, BUDGETS)).toEqual(BUDGETS);
  expect(renderBudgets({ 'mfe-courses/Courses': 9, 'mfe-articles/Article': 2 }, BUDGETS)).toEqual({
    'mfe-courses/Courses': 9,
    'mfe-courses/Course': 0.4,
    'mfe-articles/Article': 2,
  });
});
