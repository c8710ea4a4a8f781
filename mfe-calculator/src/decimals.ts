/** Characters that a number may be typed with; anything else is kept out of a field. */
const FOREIGN = /[^\d.,+\-−\s]/g;

/** What stays of something typed or pasted into a numeric field. */
export function numericOnly(typed: string): string {
  return typed.replace(FOREIGN, '');
}

const NUMBER = /^[+-]?(\d+([.,]\d*)?|[.,]\d+)$/;

/** A typed number as a plain decimal: point or comma, any minus. Null when it is none. */
function plain(typed: string): string | null {
  const text = typed.replace(/\s/g, '').replace('−', '-');
  return NUMBER.test(text) ? text.replace(',', '.').replace(/^\+/, '') : null;
}

/** A typed score, par, rating or slope, exact as typed ("72.5"); null while there is none. */
export function typedNumber(typed: string): string | null {
  return plain(typed);
}

/** A typed handicap: a plus handicap is negative, whether typed as +2.3 or −2.3. */
export function typedHandicap(typed: string): string | null {
  const value = plain(typed);
  if (value === null) return null;
  const isPlus = /^\s*[+−-]/.test(typed);
  return isPlus ? `-${value.replace('-', '')}` : value;
}
