import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PROJECT_ROOT } from '@golf/node-kit/project-root';
import { PLATFORM_VERSION } from '@golf/shared/platform/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { importedBy, withImports } from './imported.ts';
import { pack, type Packed } from './pack.ts';

describe('the package for separate repositories', () => {
  let folder: string;
  let packed: Packed;
  const unpacked = (path: string) => join(folder, 'package', path);

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'golf-packed-'));
    packed = await pack(PROJECT_ROOT, folder);
    execFileSync('tar', ['-xzf', packed.file, '-C', folder]);
  }, 120_000);

  afterAll(() => rm(folder, { recursive: true, force: true }));

  test('is called as the platform that it holds', () => {
    expect(packed.file).toBe(join(folder, `golf-shared-${PLATFORM_VERSION}.tgz`));
  });

  /**
   * @promise Releases: The package for a remote's own repository names no source path, and contains no more than it
   * needs
   */
  test('holds shared, how it is built and tested, one program, and nothing else', () => {
    const others = packed.contents.map(({ path }) => path).filter((path) => !path.startsWith('src/'));
    expect(others.toSorted()).toEqual([
      'README.md',
      'bin/golf-remote.js',
      'bin/version.js',
      'contract.txt',
      'package.json',
      'tsconfig.json',
      'vite.base.d.ts',
      'vite.base.js',
      'vitest.base.d.ts',
      'vitest.base.js',
    ]);
  });

  /** @promise Releases: The package for a … */
  test('holds no TypeScript to run, no test, no source map, and nothing of where it was made', () => {
    for (const { path } of packed.contents) {
      expect(path).not.toMatch(/(?<!\.d)\.tsx?$|\.test\.|\.stories\.|\.map$/);
      expect(readFileSync(unpacked(path), 'utf8').includes(PROJECT_ROOT), path).toBe(false);
    }
  });

  test('has a file for everything that it exports, and for the types of it', () => {
    const { exports } = JSON.parse(readFileSync(unpacked('package.json'), 'utf8')) as {
      exports: Record<string, string>;
    };
    expect(Object.keys(exports)).toEqual(expect.arrayContaining(['./platform', './ui', './testing', './build']));
    for (const file of Object.values(exports)) {
      expect(existsSync(unpacked(file)), file).toBe(true);
      if (file.endsWith('.js')) expect(existsSync(unpacked(file.replace(/\.js$/, '.d.ts'))), file).toBe(true);
    }
  });
});

test('imports of neighbours are renamed in every form, and nothing else is', () => {
  const script = `import { a } from './a.tsx';
import './b.ts';
export * from "../c.ts";
const d = () => import('./d.ts');
const e = (url) => import(url);
import react from 'react';
const said = "from './f.ts'";
`;
  expect(importedBy('x.js', script).map(({ specifier }) => specifier)).toEqual([
    './a.tsx',
    './b.ts',
    'react',
    '../c.ts',
    './d.ts',
  ]);
  expect(withImports('x.js', script, (from) => from.replace(/\.tsx?$/, '.js'))).toBe(
    script
      .replace('./a.tsx', './a.js')
      .replace('./b.ts', './b.js')
      .replace('../c.ts', '../c.js')
      .replace('./d.ts', './d.js'),
  );
});
