import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { add, compare, divide, fraction, multiply, round, subtract } from './fraction.ts';

const half = fraction('0.5');
const third = divide(fraction(1), fraction(3));

/** A value as a float, for comparison with floating-point arithmetic. */
const float = (value: { n: bigint; d: bigint }) => Number(value.n) / Number(value.d);

describe('a decimal is read exactly as it is written', () => {
  test.each([
    ['75.8', 758n, 10n],
    [75.8, 758n, 10n],
    ['-0.25', -25n, 100n],
    ['+4', 4n, 1n],
    ['.5', 5n, 10n],
    ['5.', 5n, 1n],
    [' 7.5 ', 75n, 10n],
    ['1e3', 1000n, 1n],
    ['1.25E+1', 125n, 10n],
    [1e-7, 1n, 10_000_000n],
    [-1e21, -(10n ** 21n), 1n],
    [-0, 0n, 1n],
  ])('%j', (written, n, d) => {
    expect(fraction(written)).toEqual({ n, d });
  });

  test('and a fraction is what it is', () => {
    expect(fraction(third)).toBe(third);
  });

  test.each([
    '',
    ' ',
    '.',
    '-',
    '+.',
    'e5',
    '.e5',
    '1e',
    '1,5',
    '1.2.3',
    '5 6',
    '0x10',
    '1_000',
    'x1',
    '1x',
    NaN,
    Infinity,
  ])('anything else is refused: %j', (written) => {
    expect(() => fraction(written)).toThrow(new RangeError(`not a decimal: "${String(written).trim()}"`));
  });
});

describe('arithmetic', () => {
  test('is exact', () => {
    expect(round(add(fraction('0.1'), fraction('0.2')), 20)).toBe(0.3);
    expect(compare(multiply(third, fraction(3)), fraction(1))).toBe(0);
    expect(compare(subtract(half, third), divide(fraction(1), fraction(6)))).toBe(0);
  });

  test('agrees with that of the machine, and leaves the denominator above zero', () => {
    const whole = fc.integer({ min: -999, max: 999 });
    fc.assert(
      fc.property(whole, whole, whole, whole, (a, b, c, d) => {
        fc.pre(b !== 0 && d !== 0);
        // Denominators differ, so that a lost one is noticed.
        const left = divide(fraction(a / 10), fraction(b / 10));
        const right = divide(fraction(c), fraction(d));
        expect(float(left)).toBeCloseTo(a / b, 9);
        expect(float(add(left, right))).toBeCloseTo(a / b + c / d, 9);
        expect(float(subtract(left, right))).toBeCloseTo(a / b - c / d, 9);
        expect(float(multiply(left, right))).toBeCloseTo((a * c) / (b * d), 3);
        expect(left.d).toBeGreaterThan(0n);
      }),
    );
  });

  test('by a negative divisor keeps the sign in the numerator', () => {
    expect(divide(fraction(1), fraction(-2))).toEqual({ n: -1n, d: 2n });
    expect(divide(fraction(-3), fraction('-0.5'))).toEqual({ n: 30n, d: 5n });
  });

  test('by zero is refused', () => {
    expect(() => divide(half, fraction('0.0'))).toThrow(new RangeError('division by zero'));
  });
});

test('values are ordered, whatever their denominators', () => {
  expect(compare(third, half)).toBe(-1);
  expect(compare(half, third)).toBe(1);
  expect(compare(half, fraction('0.50'))).toBe(0);
  expect(compare(fraction(-1), third)).toBe(-1);
});

describe('rounding', () => {
  test.each([
    ['0.5', 0, 1],
    ['-0.5', 0, 0],
    ['1.4', 0, 1],
    ['-1.4', 0, -1],
    ['-1.6', 0, -2],
    ['-3', 0, -3],
    ['12', 2, 12],
    ['2.345', 2, 2.35],
    ['-2.345', 2, -2.34],
    ['-2.25', 1, -2.2],
    ['-0.125', 5, -0.125],
  ])('%s to %i places is %d', (written, places, expected) => {
    expect(round(fraction(written), places)).toBe(expected);
  });

  test('of a periodic decimal goes to the nearest', () => {
    expect(round(third, 2)).toBe(0.33);
    expect(round(multiply(third, fraction(-2)), 2)).toBe(-0.67);
  });
});
