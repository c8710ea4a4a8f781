/** Longest bracket that fits on a line of a narrow phone, in characters. */
const SHORT = 26;

const NO_BREAK = '\u00A0';

/**
 * A formula that wraps only before its operators; each operator stays with its right operand, and a short bracket never
 * wraps: "113 × (36 − 33.95) ÷ 116 = 2.00".
 */
export const unbrokenFormula = (formula: string): string =>
  formula
    .replaceAll(/\([^()]*\)/g, (bracket) => (bracket.length > SHORT ? bracket : bracket.replaceAll(' ', NO_BREAK)))
    .replaceAll(/([×÷−+=]) /g, `$1${NO_BREAK}`);
