/** "0.4 behind", "level", "1.2 ahead": where the player stands against the neighbour. */
export function gapInWords(gap: number): string {
  if (gap === 0) return 'level';
  return `${Math.abs(gap).toFixed(1)} ${gap < 0 ? 'behind' : 'ahead'}`;
}
