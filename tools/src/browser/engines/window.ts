/** Keys that are not characters. */
export type Key = 'Enter' | 'Escape' | 'Tab' | 'ArrowDown';

/** A browser's window, as far as both ways of driving one go: what a visitor does, and a function that is run in the page. */
export interface Window {
  /** Leaves whatever is open. */
  clear(): Promise<void>;
  /** Goes to an address, and waits for nothing. */
  open(url: string): Promise<void>;
  /** Runs a function in the page; it sees nothing but its arguments, which are JSON. */
  evaluate<Args extends unknown[], Result>(run: (...args: Args) => Result, ...args: Args): Promise<Awaited<Result>>;
  /** Presses the mouse at a place of the window, in pixels. */
  click(x: number, y: number): Promise<void>;
  press(key: Key): Promise<void>;
  type(text: string): Promise<void>;
  /** Ends the browser. */
  close(): Promise<void>;
}

export const WINDOW_SIZE = { width: 1280, height: 800 };

/** A browser that is not on this machine; the message says how it is installed. */
export class MissingBrowser extends Error {
  override readonly name = 'MissingBrowser';
}
