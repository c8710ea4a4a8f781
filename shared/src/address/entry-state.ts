/** What a history entry remembers beside its address. Written by this site only, kept by the browser over a reload. */
export interface EntryState {
  /** A view too long for an address: of ten thousand ticks, say. */
  view?: unknown;
  /** The visitor has seen this entry: it shows what its address says, whatever has been saved since. */
  decided?: true | undefined;
  /** What is shown is for this entry only and is not saved for the next visit. */
  temporary?: true | undefined;
  /**
   * Number of the intent that led here. Its wish leaves the address once it has been met; another number is another
   * intent, even for the same thing.
   */
  intent?: number | undefined;
  /** Id of the one thing that the visitor has opened here, such as a row. */
  open?: number | undefined;
  /** Names the call of `setView` that wrote the entry. */
  step?: number | undefined;
}

/** The state of an entry; of one that somebody else wrote, nothing. */
export function entryStateOf(state: unknown): EntryState {
  // Written by this site: whatever else is in it is not read.
  return typeof state === 'object' && state !== null ? state : {};
}

/** An id in an address; null for anything else. */
export function idOf(value: string | null): number | null {
  return value !== null && /^\d{1,15}$/.test(value) ? Number(value) : null;
}
