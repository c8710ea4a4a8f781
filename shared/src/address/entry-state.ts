/**
 * State of a history entry in addition to its URL. Only this site writes the state; browsers keep it across a reload.
 */
export interface EntryState {
  /** A view too long for a URL: ten thousand ticks, for example. */
  view?: unknown;
  /** The visitor has seen this entry: it shows the view of its address and ignores views saved later. */
  decided?: true | undefined;
  /** The view applies to this entry only and is not saved for the next visit. */
  temporary?: true | undefined;
  /**
   * Number of the intent that led here. A wish that is met is removed from the address. Another number is another
   * intent, even for the same item.
   */
  intent?: number | undefined;
  /** Id of the item that the visitor has opened here, such as a row. */
  open?: number | undefined;
  /** Identifies the call of `setView` that wrote the entry. */
  step?: number | undefined;
}

/** State of an entry; empty for an entry that other code wrote. */
export function entryStateOf(state: unknown): EntryState {
  // No validation: this site writes the state and reads only the fields it knows.
  return typeof state === 'object' && state !== null ? state : {};
}

/** Parses an id in a URL; null for anything else. */
export function idOf(value: string | null): number | null {
  return value !== null && /^\d{1,15}$/.test(value) ? Number(value) : null;
}
