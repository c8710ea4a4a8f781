import type { CardContent } from '../content/content.ts';

/** Message to the drawing process. */
export interface Job {
  job: number;
  content: CardContent;
  pictures: [address: string, bytes: Uint8Array][];
}

/** Its reply: a PNG, or the reason for the failure. */
export interface Drawn {
  job: number;
  png?: Uint8Array;
  why?: string;
}
