import type { ReactNode } from 'react';
import type { Answers } from './answers.ts';

export { answer } from './answers.ts';

/** A state of a component, as the gallery shows it: what a `*.stories.tsx` exports, beside an empty default. */
export interface Story {
  render: () => ReactNode;
  parameters?: {
    /** How the backend answers; as in tests if left out. */
    answers?: Answers;
    /** Of the page that it stands on: "/?sort=asc". */
    address?: string;
    /** With no room around it, as on a page. */
    layout?: 'fullscreen';
  };
  /** What is kept in the browser, for instance. @returns what undoes it */
  beforeEach?: () => () => void;
  /** What is pressed before it is looked at. */
  play?: (shown: { canvasElement: HTMLElement }) => void | Promise<void>;
}

/** Several of one kind, side by side. */
export function Row({ children }: { children: ReactNode }) {
  return <div style={{ display: 'flex', flexWrap: 'wrap', gap: '1rem', alignItems: 'center' }}>{children}</div>;
}

/** Presses what matches, once it is there: "button[aria-expanded]". */
export async function press(within: HTMLElement, selector: string): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const found = within.querySelector<HTMLElement>(selector);
    if (found) return found.click();
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`There is no ${selector}`);
}
