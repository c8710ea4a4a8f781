import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { remoteFiles, shellFiles } from './client-graph.ts';
import { readLive } from './live.ts';
import { sourceHash } from './source-hash.ts';

let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'golf-releases-'));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

async function publish(app: string, version: string): Promise<void> {
  await mkdir(join(folder, app, version), { recursive: true });
  const entry = { file: 'remoteEntry.js', scripts: [], styles: [] };
  const release = { app, version, platform: '1.0.0', react: '19.3.1', entry, modules: {}, rootFiles: [] };
  await writeFile(join(folder, app, version, 'release.json'), JSON.stringify(release));
}

test('a release that is missing is left out and named; the others are live', async () => {
  await publish('shell', '1');
  await publish('mfe-courses', '1');
  const versions = { shell: '1', 'mfe-courses': '1', 'mfe-articles': '9' };
  const problems: string[] = [];
  const live = readLive(folder, versions, (problem) => problems.push(problem));
  expect(live.shell?.version).toBe('1');
  expect([...live.remotes.keys()]).toEqual(['mfe-courses']);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(/mfe-articles.*9.*release\.json cannot be read/);
});

test('a release that cannot be read leaves the one that was live where it is', async () => {
  await publish('mfe-courses', '1');
  const problems: string[] = [];
  const before = readLive(folder, { 'mfe-courses': '1' }, (problem) => problems.push(problem));
  const after = readLive(folder, { 'mfe-courses': '2' }, (problem) => problems.push(problem), before);
  expect(after.remotes.get('mfe-courses')?.version).toBe('1');
  expect(after.id).toBe(before.id);
  expect(problems).toHaveLength(1);
});

describe('the files of a release', () => {
  const manifest = {
    'virtual:mf-REMOTE_ENTRY_ID:x': { file: 'remoteEntry.js', imports: ['_a.js'], dynamicImports: ['src/exposed/Courses.ts'] },
    'virtual:mf-localSharedImportMap:x': { file: 'map.js', dynamicImports: ['__prebuild__router__prebuild__.js', 'x__treeShakingProvider__router__treeShakingProvider__.js'] },
    '_a.js': { file: 'a.js' },
    '_b.js': { file: 'b.js', css: ['b.css'] },
    'index.html': { file: 'index.js', imports: ['_b.js'] },
    '__prebuild__router__prebuild__.js': { file: 'whole-router.js' },
    'x__treeShakingProvider__router__treeShakingProvider__.js': { file: 'shaken-router.js' },
    'src/exposed/Courses.ts': { file: 'Courses.js', imports: ['_a.js', '_b.js'], dynamicImports: ['_late.js'] },
    '_late.js': { file: 'late.js' },
  };

  beforeEach(async () => {
    await mkdir(join(folder, '.vite'));
    await writeFile(join(folder, '.vite/manifest.json'), JSON.stringify(manifest));
  });

  test('of a remote: its entry, and per module what that adds, styles included, nothing lazy', () => {
    expect(remoteFiles(folder, { Courses: 'src/exposed/Courses.ts' })).toEqual({
      entry: { file: 'remoteEntry.js', scripts: ['a.js', 'remoteEntry.js', 'map.js'], styles: [] },
      modules: { Courses: { server: 'Courses.js', scripts: ['b.js', 'Courses.js'], styles: ['b.css'] } },
    });
  });

  test('of the shell: everything that it provides, less what it has a smaller copy of', () => {
    const { entry } = shellFiles(folder);
    expect(entry.scripts).toContain('shaken-router.js');
    expect(entry.scripts).not.toContain('whole-router.js');
    expect(entry.styles).toEqual(['b.css']);
  });
});

test('the fingerprint of an app is that of its sources: steady, and its own', () => {
  expect(sourceHash('mfe-courses')).toBe(sourceHash('mfe-courses'));
  expect(sourceHash('mfe-courses')).not.toBe(sourceHash('mfe-articles'));
  expect(sourceHash('mfe-courses')).toMatch(/^[\da-f]{10}$/);
});
