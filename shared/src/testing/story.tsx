import type { ReactNode } from 'react';
import type { Answers } from './answers.ts';

export { answer } from './answers.ts';

/** A state of a component in the gallery: a named export of a `*.stories.tsx` with an empty default export. */
export interface Story {
  render: () => ReactNode;
  parameters?: {
    /** Answers of the backend. Default: as in tests. */
    answers?: Answers;
    /** Address of the page: "/?sort=asc". */
    address?: string;
    /** No margin, as on a page. */
    layout?: 'fullscreen';
  };
  /** Setup, such as values in browser storage. @returns the teardown */
  beforeEach?: () => () => void;
  /** Interaction before the screenshot. */
  play?: (shown: { canvasElement: HTMLElement }) => void | Promise<void>;
}

/** Variants in one row. */
export function Row({ children }: { children: ReactNode }) {
  return <div style={{ display: 'flex', flexWrap: 'wrap', gap: '1rem', alignItems: 'center' }}>{children}</div>;
}

/** Clicks the first matching element once it exists: "button[aria-expanded]". */
export async function press(within: HTMLElement, selector: string): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const found = within.querySelector<HTMLElement>(selector);
    if (found) return found.click();
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`There is no ${selector}`);
}
