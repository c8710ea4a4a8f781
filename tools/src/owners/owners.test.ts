import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_ROOT } from '@golf/node-kit/project-root';
import { APPS } from '@golf/release-store';
import { expect, test } from 'vitest';
import { CODEOWNERS_FILE, codeownersOf, readOwners } from './owners.ts';

test('every app has an owner, and every folder that has one is there', () => {
  const owners = readOwners();
  expect(Object.keys(owners)).toEqual(expect.arrayContaining([...APPS]));
  const gone = Object.keys(owners).filter((folder) => folder !== '*' && !existsSync(join(PROJECT_ROOT, folder)));
  expect(gone).toEqual([]);
});

test('CODEOWNERS says what owners.json does', () => {
  expect(readFileSync(join(PROJECT_ROOT, CODEOWNERS_FILE), 'utf8')).toBe(codeownersOf(readOwners()));
});
