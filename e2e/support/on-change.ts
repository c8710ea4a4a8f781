/** Skipped by `npm test`. Runs for changes of its folder (tools/src/test-run/calls.ts), and in `npm run test:all`. */
export const ON_CHANGE = { tag: '@on-change' };

/** Of several instances of one mechanism, `npm test` runs the first. */
export const matrix = (isFirst: boolean) => (isFirst ? {} : ON_CHANGE);
