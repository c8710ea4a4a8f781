/** Keys that are not characters. */
export type Key = 'Enter' | 'Escape' | 'Tab' | 'ArrowDown';

/** A browser window: the operations that both drivers have in common. */
export interface Window {
  /** Closes the current page. */
  clear(): Promise<void>;
  /** Navigates without waiting for the load. */
  open(url: string): Promise<void>;
  /** Runs a function in the page; it may use only its JSON arguments. */
  evaluate<Args extends unknown[], Result>(run: (...args: Args) => Result, ...args: Args): Promise<Awaited<Result>>;
  /** Clicks at a point in window pixels. */
  click(x: number, y: number): Promise<void>;
  press(key: Key): Promise<void>;
  type(text: string): Promise<void>;
  /** Quits the browser. */
  close(): Promise<void>;
}

export const WINDOW_SIZE = { width: 1280, height: 800 };

/** The browser is not installed; the message has the install command. */
export class MissingBrowser extends Error {
  override readonly name = 'MissingBrowser';
}
