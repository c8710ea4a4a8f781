import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');

/** Packages for building, testing and releasing every app ... */
const PACKAGES = ['shared', 'server', 'cards', 'release-store', 'database', 'node-kit', 'tools'];
/** ... and files that a team needs beside its folder. */
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

/** A team's checkout: one app and the packages that every app needs. The folders of other apps are absent. */
export interface Checkout {
  folder: string;
  append(file: string, line: string): Promise<void>;
  reword(file: string, word: string, other: string): Promise<void>;
  remove(): Promise<void>;
}

/**
 * Copies one app's part of the project, with links to the installed packages.
 * @param more additional files
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
