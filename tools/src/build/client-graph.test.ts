import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { remoteFiles, shellFiles } from './client-graph.ts';

let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'golf-releases-'));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

describe('the files of a release', () => {
  const manifest = {
    'virtual:mf-REMOTE_ENTRY_ID:x': {
      file: 'remoteEntry.js',
      imports: ['_a.js'],
      dynamicImports: ['src/exposed/Courses.ts'],
    },
    'virtual:mf-localSharedImportMap:x': { file: 'map.js' },
    '_a.js': { file: 'a.js' },
    '_b.js': { file: 'b.js', css: ['b.css'] },
    'index.html': { file: 'index.js', imports: ['_b.js'] },
    'src/exposed/Courses.ts': { file: 'Courses.js', imports: ['_a.js', '_b.js'], dynamicImports: ['_late.js'] },
    '_late.js': { file: 'late.js', isDynamicEntry: true, imports: ['_b.js', '_c.js'] },
    '_c.js': { file: 'c.js' },
  };

  beforeEach(async () => {
    await mkdir(join(folder, '.vite'));
    await writeFile(join(folder, '.vite/manifest.json'), JSON.stringify(manifest));
  });

  test('of a remote: its entry, and per module what that needs, styles included, nothing lazy', () => {
    expect(remoteFiles(folder, { Courses: 'src/exposed/Courses.ts' })).toEqual({
      entry: { file: 'remoteEntry.js', scripts: ['a.js', 'remoteEntry.js', 'map.js'], styles: [] },
      modules: {
        Courses: {
          server: 'Courses.js',
          scripts: ['a.js', 'b.js', 'Courses.js'],
          styles: ['b.css'],
          exposed: 'Courses.js',
        },
      },
      // The lazy part also needs b.js, which is loaded already.
      parts: { 'late.js': ['c.js'] },
    });
  });

  test('of a remote whose module imports what the container starts with: a page cannot import that by itself', async () => {
    const federation = { file: 'federation.js', isDynamicEntry: true };
    const tied = { ...manifest['src/exposed/Courses.ts'], imports: ['_federation.js'] };
    const entries = { ...manifest, 'src/exposed/Courses.ts': tied, '_federation.js': federation };
    await writeFile(join(folder, '.vite/manifest.json'), JSON.stringify(entries));
    const { modules } = remoteFiles(folder, { Courses: 'src/exposed/Courses.ts' });
    expect(modules['Courses']).toEqual({ server: 'Courses.js', scripts: ['federation.js', 'Courses.js'], styles: [] });
  });

  test('of the shell: what its page starts with, nothing lazy', () => {
    const { entry } = shellFiles(folder);
    expect(entry).toEqual({ file: 'index.html', scripts: ['b.js', 'index.js'], styles: ['b.css'] });
  });
});
