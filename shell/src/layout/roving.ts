/**
 * Roving focus: next item of a list for the arrow keys, Home and End.
 * @param current index of the focused item; -1 for none
 * @returns the next index; null for any other key
 */
export function nextItem(key: string, current: number, count: number): number | null {
  if (count === 0) return null;
  switch (key) {
    case 'ArrowDown':
      return (current + 1) % count;
    case 'ArrowUp':
      return current <= 0 ? count - 1 : current - 1;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
