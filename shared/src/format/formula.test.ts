import { expect, test } from 'vitest';
import { unbrokenFormula } from './formula.ts';

/** Lines of a formula on the narrowest screen. */
const lines = (formula: string) =>
  unbrokenFormula(formula)
    .split(' ')
    .map((line) => line.replaceAll('\u00A0', ' '));

test.each([
  ['113 × (36 − 33.95) ÷ 116 = −2.00', ['113', '× (36 − 33.95)', '÷ 116', '= −2.00']],
  ['2.00 − 0.30 = 1.70', ['2.00', '− 0.30', '= 1.70']],
  ['(11.25 + 12.5 + 13.75 + 14.25) ÷ 4', ['(11.25', '+ 12.5', '+ 13.75', '+ 14.25)', '÷ 4']],
])('%s breaks into %j at most', (formula, expected) => expect(lines(formula)).toEqual(expected));
