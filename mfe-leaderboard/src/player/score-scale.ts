/** From the lower end of the picture, which is the worse one, up to the better one: both whole adjusted scores. */
export interface ScoreScale {
  best: number;
  worst: number;
}

/** Ends a whole stroke beyond the best and the worst, so that the worst has a height, too. */
export const scoreScale = (scores: readonly number[]): ScoreScale => ({
  best: Math.ceil(Math.min(...scores)) - 1,
  worst: Math.floor(Math.max(...scores)) + 2,
});

/** How high a score stands, 0 to 1: the better, the higher. */
export const heightOf = (score: number, { best, worst }: ScoreScale): number => (worst - score) / (worst - best);
