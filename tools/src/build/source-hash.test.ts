import { relative } from 'node:path';
import { PROJECT_ROOT } from '@golf/node-kit/project-root';
import { expect, test } from 'vitest';
import { PLATFORM, reportFile } from '../contract/reports.ts';
import { COMMON, sourceHash } from './source-hash.ts';

test('the fingerprint of an app is that of its sources: steady, and its own', () => {
  expect(sourceHash('mfe-courses')).toBe(sourceHash('mfe-courses'));
  expect(sourceHash('mfe-courses')).not.toBe(sourceHash('mfe-articles'));
  expect(sourceHash('mfe-courses')).toMatch(/^[\da-f]{10}$/);
});

test('the contract, which is a part of each release, is a part of its fingerprint', () => {
  expect(COMMON).toContain(relative(PROJECT_ROOT, reportFile(PROJECT_ROOT, PLATFORM)));
});
