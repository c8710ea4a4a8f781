import { ROUTES } from '@golf/shared/pages';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { EXPOSED_NAMES } from '@golf/shared/platform/contract';
import type { RemoteNames } from '../new-remote/names.ts';
import { folderFor } from '../new-remote/templates.ts';
import { PACKAGE, RemoteProblem } from './remote.ts';

const SCRIPTS = {
  dev: 'golf-remote dev',
  test: 'vitest run',
  types: 'tsc',
  build: 'golf-remote build',
  release: 'golf-remote release',
};

/** Whether `new` can create a remote: one module on its own page, and its search. */
const isPageOfItsOwn = ({ app, slug, module }: RemoteNames) =>
  EXPOSED_NAMES.filter((name) => name.startsWith(`${app}/`)).join() === `${app}/${module},${app}/Search` &&
  Object.values<string>(ROUTES).includes(`/${slug}`);

/** The package's optional peers, with which tests run, in its versions. */
function testTools(): Record<string, string> {
  const { peerDependencies, peerDependenciesMeta } = JSON.parse(
    readFileSync(join(PACKAGE, 'package.json'), 'utf8'),
  ) as Record<'peerDependencies' | 'peerDependenciesMeta', Record<string, string>>; // tools/src/pack/manifest.ts
  return Object.fromEntries(Object.entries(peerDependencies).filter(([name]) => name in peerDependenciesMeta));
}

/** The package.json that npm wrote, with the fields of a remote. */
function manifestIn(folder: string, { app, owner }: RemoteNames): string {
  const file = join(folder, 'package.json');
  // npm has checked its shape.
  const {
    main: _none,
    devDependencies,
    ...before
  } = (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}) as Record<string, unknown>;
  const own = {
    name: app,
    version: '1.0.0',
    private: true,
    type: 'module',
    author: owner,
    scripts: SCRIPTS,
    devDependencies: { ...(devDependencies as object | undefined), ...testTools() },
  };
  return `${JSON.stringify({ ...before, ...own }, null, 2)}\n`;
}

/**
 * Creates a remote in an empty folder. Only package.json may exist.
 * @returns the files that were written
 * @throws RemoteProblem when the site has no such remote, or a file exists; nothing is written then
 */
export function writeRemote(folder: string, names: RemoteNames): string[] {
  if (!isPageOfItsOwn(names)) {
    throw new RemoteProblem(
      `The site of this package has no page at /${names.slug} for ${names.app} to fill: "npm run new -- ${names.app} --elsewhere" in the project of the site makes one, "npm run pack" the package that knows it.`,
    );
  }
  const files: Record<string, string> = {
    ...folderFor(names, { build: '@golf/shared/build', tsconfig: '@golf/shared/tsconfig.json' }),
    'vitest.config.ts': `export { default } from '@golf/shared/vitest';\n`,
    '.gitignore': 'node_modules/\ndist/\n.__mf__temp/\n',
  };
  const present = Object.keys(files).find((file) => existsSync(join(folder, file)));
  if (present !== undefined) {
    throw new RemoteProblem(`There is a file ${present} in ${folder} already: a remote begins in an empty folder.`);
  }
  for (const [file, text] of Object.entries({ ...files, 'package.json': manifestIn(folder, names) })) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  return Object.keys(files);
}
