/**
 * Gap to a neighbour in words: "trails by 2.9", "leads by 0.4", "level".
 * @param gap strokes from the player to the neighbour: below 0 the neighbour is better
 */
export function gapInWords(gap: number): string {
  if (gap === 0) return 'level';
  return `${gap < 0 ? 'trails' : 'leads'} by ${Math.abs(gap).toFixed(1)}`;
}
