import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { LEADERBOARD_ADDRESS, type View } from './address.ts';
import { NO_FILTERS } from './filters.ts';

const { read, write } = LEADERBOARD_ADDRESS;

test('a view is an address that people can read', () => {
  const view: View = { sort: 'asc', filters: { countries: ['de', 'se'], players: [3], channels: ['Vale, of Tears'] } };
  expect(write(view)).toBe('?country=de,se&player=3&channel=Vale%2C+of+Tears&sort=asc');
  expect(write({ sort: 'desc', filters: NO_FILTERS })).toBe('');
});

test('every view comes back from its address', () => {
  const text = fc.string({ minLength: 1, unit: 'grapheme' });
  const views = fc.record({
    sort: fc.constantFrom('desc' as const, 'asc' as const),
    filters: fc.record({
      countries: fc.uniqueArray(fc.stringMatching(/^[a-z]{2}(-[a-z]{3})?$/)),
      players: fc.uniqueArray(fc.nat()),
      channels: fc.uniqueArray(text),
    }),
  });
  fc.assert(
    fc.property(views, (view) => {
      expect(read(new URLSearchParams(write(view)))).toEqual(view);
    }),
  );
});

test('what cannot be read is left out', () => {
  const view = read(new URLSearchParams('country=,DE,de&player=3,x,-1,3&channel=&sort=sideways'));
  expect(view).toEqual({ sort: 'desc', filters: { countries: ['de'], players: [3], channels: [] } });
});
