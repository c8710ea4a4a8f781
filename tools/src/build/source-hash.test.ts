import { expect, test } from 'vitest';
import { sourceHash } from './source-hash.ts';

test('the fingerprint of an app is that of its sources: steady, and its own', () => {
  expect(sourceHash('mfe-courses')).toBe(sourceHash('mfe-courses'));
  expect(sourceHash('mfe-courses')).not.toBe(sourceHash('mfe-articles'));
  expect(sourceHash('mfe-courses')).toMatch(/^[\da-f]{10}$/);
});
