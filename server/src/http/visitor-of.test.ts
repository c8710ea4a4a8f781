import { expect, test } from 'vitest';
import { visitorOf } from './visitor-of.ts';

test.each([
  ['203.0.113.7', '203.0.113.8', false],
  ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9', true],
  ['2001:0db8:0001:0002:0:0:0:1', '2001:db8:1:2::1', true],
  ['2001:db8:1:2::1', '2001:db8:1:3::1', false],
  ['::1', '::2', true],
  ['::ffff:203.0.113.7', '::ffff:203.0.113.8', false],
])('%s and %s are one visitor: %s', (one, other, same) => {
  expect(visitorOf(one) === visitorOf(other)).toBe(same);
});
