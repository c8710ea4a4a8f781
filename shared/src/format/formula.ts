/** Longest bracket that fits a line of a narrow phone, in characters. */
const SHORT = 26;

const NO_BREAK = '\u00A0';

/**
 * A formula that breaks over lines before its operators only, each of which stays with what follows it; a short bracket
 * stays whole: "113 × (36 − 33.95) ÷ 116 = 2.00".
 */
export const unbrokenFormula = (formula: string): string =>
  formula
    .replaceAll(/\([^()]*\)/g, (bracket) => (bracket.length > SHORT ? bracket : bracket.replaceAll(' ', NO_BREAK)))
    .replaceAll(/([×÷−+=]) /g, `$1${NO_BREAK}`);
