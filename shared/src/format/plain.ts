/** Text as a search and sort key: lower case, without accents. "elo" matches "Élodie". */
export function plain(text: string): string {
  // Fast path: most names are plain ASCII, and there may be 10,000.
  if (!/[^ -~]/.test(text)) return text.toLowerCase();
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
