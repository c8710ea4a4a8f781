import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_ROOT } from '@golf/node-kit/project-root';
import { SHARED_EXPORTS } from '@golf/shared/platform/contract';
import { expect, test } from 'vitest';
import { circlesOf } from './circles.ts';
import { importsOf, type Import } from './imports.ts';

/*
 * Allowed imports between workspaces. An app imports shared only, so that it ships without the others. It reaches other
 * features by an intent or a RemoteSlot of @golf/shared/platform.
 */

const APP = ['shared'];
const MAY_IMPORT: Record<string, readonly string[]> = {
  shared: [],
  'node-kit': [],
  database: ['node-kit', 'shared'],
  cards: ['shared'],
  'release-store': ['database', 'node-kit', 'shared'],
  server: ['cards', 'database', 'node-kit', 'release-store', 'shared'],
  demo: ['shared'],
  gallery: ['tools', 'node-kit', 'shared'],
  tools: ['release-store', 'server', 'database', 'node-kit', 'shared'],
  e2e: ['tools', 'release-store', 'database', 'node-kit', 'shared'],
};

const manifest = JSON.parse(readFileSync(join(PROJECT_ROOT, 'package.json'), 'utf8')) as { workspaces: string[] };
const workspaces = globSync(manifest.workspaces, { cwd: PROJECT_ROOT });
const imports = importsOf(workspaces);

/** Null for project files at the root, such as vite.base.ts. */
const workspaceOf = (path: string) => workspaces.find((workspace) => path.startsWith(`${workspace}/`)) ?? null;
const isTest = (path: string) => /\.(?:test|stories)\.tsx?$|\/testing\//.test(path);

/** Workspace of an import; null for an external package. */
function target({ specifier, to }: Import): string | null {
  if (to !== null) return workspaceOf(to);
  return (
    /^@golf\/([\w-]+)/.exec(specifier)?.[1] ?? (workspaces.includes(specifier.split('/')[0] ?? '') ? specifier : null)
  );
}

/** Folder of a source file below src, or the file itself. */
function roomOf(path: string): string {
  const [workspace, src, room = ''] = path.split('/');
  return `${workspace}/${src}/${room}`;
}

test('workspaces import those that they may, and no other', () => {
  const wrong = imports.filter((found) => {
    const from = workspaceOf(found.from);
    const to = target(found);
    return to !== null && to !== from && !(MAY_IMPORT[from ?? ''] ?? APP).includes(to);
  });
  expect(wrong.map(({ from, specifier }) => `${from} imports ${specifier}`)).toEqual([]);
});

test('remotes use no more of a library than the shell shares of it', () => {
  const shared: Record<string, readonly string[]> = SHARED_EXPORTS;
  // The platform is the shell's copy; a remote that runs alone brings the whole libraries.
  const inRemotes = ({ from }: Import) => /^(mfe-|shared\/src\/(?!platform|alone))/.test(from) && !isTest(from);
  const used = imports.filter(inRemotes).filter(({ specifier }) => specifier in shared);
  expect(used).not.toEqual([]);
  const missing = used.flatMap(({ from, specifier, names }) =>
    names.filter((name) => !shared[specifier]?.includes(name)).map((name) => `${from} uses ${name} of ${specifier}`),
  );
  expect(missing).toEqual([]);
});

test('a workspace is entered by what its package.json exports, not by a path', () => {
  const wrong = imports.filter(({ from, to }) => {
    const entered = to === null ? null : workspaceOf(to);
    return entered !== null && entered !== workspaceOf(from);
  });
  expect(wrong.map(({ from, specifier }) => `${from} imports ${specifier}`)).toEqual([]);
});

test('what runs does not import what tests', () => {
  const wrong = imports.filter(
    ({ from, specifier, to }) =>
      !isTest(from) &&
      !['e2e', 'gallery'].includes(workspaceOf(from) ?? '') &&
      (to === null ? /^@golf\/[\w-]+\/(?:testing|story)$/.test(specifier) : isTest(to)),
  );
  expect(wrong.map(({ from, specifier }) => `${from} imports ${specifier}`)).toEqual([]);
});

test('of shared, what runs without React imports nothing of it, and the platform one view', () => {
  const wrong = imports.filter(({ from, to }) => {
    const [, room = ''] = /^shared\/src\/([^/]+)\//.exec(from) ?? [];
    const [, other = ''] = /^shared\/src\/([^/]+)\//.exec(to ?? '') ?? [];
    if (isTest(from)) return false;
    if (['handicap', 'format', 'api'].includes(room)) return ['platform', 'ui', 'address'].includes(other);
    // Each app bundles its own copy of ui; the platform exists once on a page.
    return room === 'platform' && other === 'ui' && to !== 'shared/src/ui/Failure.tsx';
  });
  expect(wrong.map(({ from, specifier }) => `${from} imports ${specifier}`)).toEqual([]);
});

test.each(workspaces)('no two rooms of %s import each other, by whatever way around', (workspace) => {
  const rooms = new Map<string, Set<string>>();
  for (const { from, to } of imports) {
    if (to === null || workspaceOf(from) !== workspace || isTest(from)) continue;
    const known = rooms.get(roomOf(from)) ?? new Set();
    rooms.set(roomOf(from), known);
    if (roomOf(to) !== roomOf(from)) known.add(roomOf(to));
  }
  expect(circlesOf(rooms).map((circle) => circle.join(' → '))).toEqual([]);
});

test('no two files import each other, by whatever way around, not even a type', () => {
  const files = new Map<string, Set<string>>();
  for (const { from, to } of imports)
    if (to !== null && to !== from && !isTest(from)) files.set(from, (files.get(from) ?? new Set()).add(to));
  expect(circlesOf(files).map((circle) => circle.join(' → '))).toEqual([]);
});

test('a circle is found, however long, and named once', () => {
  const graph = new Map([
    ['a', new Set(['b'])],
    ['b', new Set(['c', 'd'])],
    ['c', new Set(['a'])],
    ['d', new Set<string>()],
  ]);
  expect(circlesOf(graph)).toEqual([['a', 'b', 'c', 'a']]);
});

test('imports are found in every form', () => {
  const specifiers = imports
    .filter(({ from }) => from === 'shared/src/platform/index.ts')
    .map(({ specifier }) => specifier);
  expect(specifiers).toContain('./intents.ts');
  expect(
    imports.some(
      ({ from, to }) => from.startsWith('mfe-leaderboard/') && to === 'mfe-leaderboard/src/detail/PlayerDetail.tsx',
    ),
  ).toBe(true);
});
