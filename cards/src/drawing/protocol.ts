import type { CardContent } from '../content/content.ts';

/** Told to the process that draws. */
export interface Job {
  job: number;
  content: CardContent;
  pictures: [address: string, bytes: Uint8Array][];
}

/** Its answer: a PNG, or why there is none. */
export interface Drawn {
  job: number;
  png?: Uint8Array;
  why?: string;
}
