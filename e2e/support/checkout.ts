import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');

/** The packages that every app is built, tried and released with ... */
const PACKAGES = ['shared', 'server', 'cards', 'release-store', 'database', 'node-kit', 'tools'];
/** ... and all that a team needs beside its own folder. */
const FILES = [
  'package.json',
  'package-lock.json',
  'tsconfig.base.json',
  'vite.base.ts',
  'vite.dev.ts',
  'vite.only-shared.ts',
  'owners.json',
  'budgets.json',
];
const COMMON = [...PACKAGES, 'demo/data', ...FILES];

/** A team's checkout: one app, and what every app needs; the folders of the others are absent. */
export interface Checkout {
  folder: string;
  /** Adds a line to a source file. */
  append(file: string, line: string): Promise<void>;
  /** Changes a word of a source file. */
  reword(file: string, word: string, other: string): Promise<void>;
  remove(): Promise<void>;
}

/**
 * Copies one app's part of the project; installed packages are borrowed.
 * @param more files that a test needs beside it
 */
export async function checkOut(app: string, more: readonly string[] = []): Promise<Checkout> {
  const folder = await mkdtemp(join(tmpdir(), 'golf-checkout-'));
  for (const path of [...COMMON, ...more, app]) {
    await cp(join(ROOT, path), join(folder, path), {
      recursive: true,
      filter: (source) => !source.includes('node_modules'),
    });
  }
  const modules = join(folder, 'node_modules');
  await mkdir(join(modules, '@golf'), { recursive: true });
  for (const name of await readdir(join(ROOT, 'node_modules'))) {
    if (name !== '@golf') await symlink(join(ROOT, 'node_modules', name), join(modules, name));
  }
  for (const name of PACKAGES) {
    await symlink(join(folder, name), join(modules, '@golf', name));
    const own = join(ROOT, name, 'node_modules');
    if (existsSync(own)) await symlink(own, join(folder, name, 'node_modules'));
  }
  return {
    folder,
    append: async (file, line) =>
      writeFile(join(folder, file), `${await readFile(join(folder, file), 'utf8')}\n${line}\n`),
    async reword(file, word, other) {
      const source = await readFile(join(folder, file), 'utf8');
      if (!source.includes(word)) throw new Error(`${file} does not say "${word}"`);
      await writeFile(join(folder, file), source.replace(word, other));
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
