/** Text to search and sort by: lower case, without accents. "Élodie" is found by "elo". */
export function plain(text: string): string {
  // Most names are plain ASCII, and there may be 10,000.
  if (!/[^ -~]/.test(text)) return text.toLowerCase();
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
