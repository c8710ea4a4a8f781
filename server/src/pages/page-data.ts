import type { PageData } from '@golf/shared/platform/contract';

/** Answers larger than this are preloaded beside the page instead of travelling in it, in bytes. */
const INLINE_LIMIT = 100_000;

/** The answers that travel in a page, and the paths of those that are preloaded beside it. */
export interface SplitData {
  data: PageData;
  preloaded: string[];
}

/** Done where the page is rendered: large answers do not come back from there, and the server need not measure them. */
export function splitData(data: PageData): SplitData {
  const large = new Set(data.filter(([, answer]) => JSON.stringify(answer).length > INLINE_LIMIT));
  return { data: data.filter((entry) => !large.has(entry)), preloaded: [...large].map(([path]) => path) };
}
