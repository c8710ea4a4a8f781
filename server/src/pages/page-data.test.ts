import { expect, test } from 'vitest';
import { splitData } from './page-data.ts';

test('small answers travel in the page, large ones are preloaded beside it', () => {
  const small = ['/api/small', { total: 1 }] as const;
  expect(splitData([[...small], ['/api/large', 'x'.repeat(200_000)]])).toEqual({
    data: [small],
    preloaded: ['/api/large'],
  });
});
