/** Characters that no number contains: a numeric field drops them. */
const NOT_NUMERIC = /[^\d.,+\-−\s]/g;

/** Typed or pasted text without the characters that no number contains. */
export function numericOnly(typed: string): string {
  return typed.replace(NOT_NUMERIC, '');
}

const NUMBER = /^[+-]?(\d+([.,]\d*)?|[.,]\d+)$/;

/** A typed number as a plain decimal: point or comma, any minus. Null if invalid. */
function toDecimal(typed: string): string | null {
  const text = typed.replace(/\s/g, '').replace('−', '-');
  return NUMBER.test(text) ? text.replace(',', '.').replace(/^\+/, '') : null;
}

/** A typed score, par, rating or slope, exact as typed ("72.5"); null if empty or invalid. */
export function typedNumber(typed: string): string | null {
  return toDecimal(typed);
}

/** A typed handicap: a plus handicap is negative, whether typed as +2.3 or −2.3. */
export function typedHandicap(typed: string): string | null {
  const value = toDecimal(typed);
  if (value === null) return null;
  const isPlus = /^\s*[+−-]/.test(typed);
  return isPlus ? `-${value.replace('-', '')}` : value;
}
