import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PROJECT_ROOT } from '@golf/node-kit/project-root';
import { expect, onTestFinished, test } from 'vitest';
import { CODEOWNERS_FILE, OWNERS_FILE } from '../owners/owners.ts';
import { addRemote, removeRemote } from './change-project.ts';
import { editsFor } from './edits.ts';
import { namesOf } from './names.ts';

const names = namesOf('mfe-club-fitting', '@ada');
const how = { inMenu: true, elsewhere: true };
const files = [...new Set(editsFor(names, true).map(({ file }) => file)), OWNERS_FILE, CODEOWNERS_FILE];

/** Files that list all remotes. */
function projectOfThose(): string {
  const root = mkdtempSync(join(tmpdir(), 'golf-elsewhere-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  for (const file of files) cpSync(join(PROJECT_ROOT, file), join(root, file));
  return root;
}

test('a remote that is built elsewhere has a page, a name and an owner, and neither folder nor workflow', () => {
  const root = projectOfThose();
  addRemote(root, names, how);
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  expect(read('shared/src/platform/pages.ts')).toContain(
    "slot: () => ({ name: 'mfe-club-fitting/ClubFitting', props: {} })",
  );
  expect(read('shared/src/platform/remotes.ts')).toContain("'mfe-club-fitting/ClubFitting': NoProps;");
  expect(read(OWNERS_FILE)).toContain('"mfe-club-fitting": "@ada"');
  for (const none of [names.app, '.github/workflows']) expect(existsSync(join(root, none))).toBe(false);
});

test('it leaves nothing behind when it is removed', () => {
  const root = projectOfThose();
  addRemote(root, names, how);
  removeRemote(root, names);
  for (const file of files) {
    expect(readFileSync(join(root, file), 'utf8'), file).toBe(readFileSync(join(PROJECT_ROOT, file), 'utf8'));
  }
});

test('one that is not there is not removed', () => {
  expect(() => removeRemote(projectOfThose(), names)).toThrow('There is no remote mfe-club-fitting in this project.');
});
