import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { labelsWithRoom } from './score-labels.ts';

const inOrder = (depths: readonly number[]) => depths.map((_, index) => index);

test('few dots have a label each, whatever they are at', () => {
  const depths = [0.4, 0.4, 0.9, 0, 1, 0.41, 0.5];
  expect([...labelsWithRoom(depths, inOrder(depths))]).toEqual(inOrder(depths));
});

test('of twenty at one height every second at most has one, the most important before the others', () => {
  const depths = Array.from({ length: 20 }, () => 0.5);
  expect([...labelsWithRoom(depths, [7, 8, 6, 19])]).toEqual([7, 19]);
});

test('a label is not laid over the dot beside it', () => {
  const depths = [...Array.from({ length: 18 }, () => 1), 0.5, 0.4];
  expect([...labelsWithRoom(depths, [18])]).toEqual([]);
  expect([...labelsWithRoom(depths, [19])]).toEqual([19]);
});

test('the most important that is clear of all other dots has its label', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1, maxLength: 20 }), (depths) => {
      const best = depths.indexOf(Math.min(...depths));
      expect(labelsWithRoom(depths, [best]).has(best)).toBe(true);
    }),
  );
});
