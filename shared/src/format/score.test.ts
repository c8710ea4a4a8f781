import { expect, test } from 'vitest';
import {
  formatAdjusted,
  formatHandicap,
  formatPosition,
  formatScore,
  formatStrokes,
  ordinal,
  speakHandicap,
} from './score.ts';

test.each([
  [2.34, '2.3', '2.3'],
  [-2.3, '+2.3', 'plus 2.3'],
  [0, '0.0', '0.0'],
  [-0.04, '0.0', '0.0'],
  [-0.05, '0.0', '0.0'],
  [-0.06, '+0.1', 'plus 0.1'],
  [null, 'N/A', 'no handicap'],
])('a handicap of %s reads %s and is spoken %s', (handicap, shown, spoken) => {
  expect(formatHandicap(handicap)).toBe(shown);
  expect(speakHandicap(handicap)).toBe(spoken);
});

test.each([
  [14.7, 1, '14.7'],
  [-3.94, 2, '−3.94'],
  [-67.4, 1, '−67.4'],
  [-0.04, 1, '0.0'],
])('an adjusted score of %s, to %i decimals, reads %s: a plus is for handicaps', (score, decimals, shown) => {
  expect(formatAdjusted(score, decimals)).toBe(shown);
});

test('scores carry a plus above par only', () => {
  expect([3, 0, -2].map(formatScore)).toEqual(['+3', '0', '−2']);
});

test('strokes say what they are to par', () => {
  expect([formatStrokes(72, 0), formatStrokes(75, 3), formatStrokes(68, -4)]).toEqual(['72 (0)', '75 (+3)', '68 (−4)']);
});

test('shared positions carry a T', () => {
  expect([formatPosition(1, false), formatPosition(2, true), formatPosition(null, false)]).toEqual(['1', 'T2', '']);
});

test('places are counted as people count', () => {
  const places = [1, 2, 3, 4, 11, 12, 13, 21, 22, 103, 111, 112];
  expect(places.map(ordinal).join(' ')).toBe('1st 2nd 3rd 4th 11th 12th 13th 21st 22nd 103rd 111th 112th');
});
