/**
 * Exact fractions over integers of any size. Handicap rules round at ties ("half towards plus
 * infinity"), and a binary float cannot hold 0.05; a fraction can.
 */
export interface Fraction {
  /** Numerator, carries the sign. */
  readonly n: bigint;
  /** Denominator, always above 0. */
  readonly d: bigint;
}

/** Accepted forms of a number: 75.8, "75.8", or a fraction. */
export type Decimal = number | string | Fraction;

const DECIMAL = /^(?=[+-]?\.?\d)([+-]?\d*)(?:\.(\d*))?(?:e([+-]?\d+))?$/i;

/**
 * The exact value of a decimal as written: 75.8 is 758/10, not the nearest float.
 * @throws RangeError for anything other than a finite decimal
 */
export function fraction(value: Decimal): Fraction {
  if (typeof value === 'object') return value;
  // Fast path: most values are whole numbers, and an import makes a million calls.
  if (typeof value === 'number' && Number.isSafeInteger(value)) return { n: BigInt(value), d: 1n };
  const text = String(value).trim();
  const match = DECIMAL.exec(text);
  if (!match) throw new RangeError(`not a decimal: "${text}"`);
  const [, whole = '', part = '', exponent = 0] = match;
  const digits = BigInt(whole + part);
  const power = Number(exponent) - part.length;
  return power >= 0 ? { n: digits * 10n ** BigInt(power), d: 1n } : { n: digits, d: 10n ** BigInt(-power) };
}

export function add(a: Fraction, b: Fraction): Fraction {
  return { n: a.n * b.d + b.n * a.d, d: a.d * b.d };
}

export function subtract(a: Fraction, b: Fraction): Fraction {
  return { n: a.n * b.d - b.n * a.d, d: a.d * b.d };
}

export function multiply(a: Fraction, b: Fraction): Fraction {
  return { n: a.n * b.n, d: a.d * b.d };
}

/** @throws RangeError if `b` is zero */
export function divide(a: Fraction, b: Fraction): Fraction {
  if (b.n === 0n) throw new RangeError('division by zero');
  return b.n > 0n ? { n: a.n * b.d, d: a.d * b.n } : { n: -a.n * b.d, d: -a.d * b.n };
}

/** Below 0: a sorts first; above 0: b; 0: equal values. */
export function compare(a: Fraction, b: Fraction): number {
  const left = a.n * b.d;
  const right = b.n * a.d;
  return left < right ? -1 : left > right ? 1 : 0;
}

/**
 * Rounds to `decimals` places, half towards plus infinity (-2.25 → -2.2), never -0.
 * Source: Rules of Handicapping, definition of "rounding"; decisions.md section 3.
 */
export function round(value: Fraction, decimals: number): number {
  const scale = 10n ** BigInt(decimals);
  const twice = 2n * value.n * scale + value.d;
  const divisor = 2n * value.d;
  // BigInt division truncates towards zero; rounding needs the floor. BigInt has no -0.
  const floor = twice / divisor - (twice % divisor < 0n ? 1n : 0n);
  return Number(floor) / Number(scale);
}
