import type { PageData } from '@golf/shared/platform/contract';

/** Larger answers, in bytes, are preloaded instead of inlined in the page. */
const INLINE_LIMIT = 100_000;

export interface SplitData {
  data: PageData;
  preloaded: string[];
}

/** Runs in the render worker: large answers are not sent back, and the server need not measure them. */
export function splitData(data: PageData): SplitData {
  const large = new Set(data.filter(([, answer]) => JSON.stringify(answer).length > INLINE_LIMIT));
  return { data: data.filter((entry) => !large.has(entry)), preloaded: [...large].map(([path]) => path) };
}
