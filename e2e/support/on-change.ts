/** Left out of `npm test`: runs when a folder changes that calls for it (tools/src/test-run/calls.ts), and in `npm run test:all`. */
export const ON_CHANGE = { tag: '@on-change' };

/** Of many instances of one mechanism, `npm test` runs the first. */
export const matrix = (isFirst: boolean) => (isFirst ? {} : ON_CHANGE);
