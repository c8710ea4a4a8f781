import { execFileSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { PROJECT_ROOT } from '@golf/node-kit/project-root';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { acceptContract } from '../contract/accept-contract.ts';
import { addRemote, removeRemote } from './change-project.ts';
import { checkUnused, namesOf } from './names.ts';

const names = namesOf('mfe-club-fitting');
let root: string;
/** Original content of every file of the checkout, by path. */
const before = new Map<string, string>();

const original = (file: string) => before.get(join(root, file)) ?? '';

const git = (...args: string[]) => execFileSync('git', args, { cwd: PROJECT_ROOT, encoding: 'utf8' }).split('\n');

async function link(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  await symlink(from, to);
}

/** Packages of this checkout. The project's own are those of the new checkout. */
async function linkPackages(to: string): Promise<void> {
  for (const name of await readdir(join(PROJECT_ROOT, 'node_modules'))) {
    if (name !== '@golf') await link(join(PROJECT_ROOT, 'node_modules', name), join(to, 'node_modules', name));
  }
  for (const name of ['shared', 'server', 'database', 'node-kit', 'cards', 'release-store', 'tools', 'demo']) {
    await link(join(to, name), join(to, 'node_modules/@golf', name));
    const own = join(PROJECT_ROOT, name, 'node_modules');
    if (existsSync(own)) await link(own, join(to, name, 'node_modules'));
  }
}

async function filesIn(folder: string): Promise<string[]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  return found.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'golf-checkout-'));
  for (const file of git('ls-files', '--cached', '--others', '--exclude-standard')) {
    if (file && !file.startsWith('demo/data/') && existsSync(join(PROJECT_ROOT, file))) {
      await cp(join(PROJECT_ROOT, file), join(root, file));
    }
  }
  for (const file of await filesIn(root)) before.set(file, await readFile(file, 'latin1'));
  await linkPackages(root);
  for (const args of [
    ['init', '-q'],
    ['add', 'shared/contract'],
    ['-c', 'user.name=A', '-c', 'user.email=a@golf.example', 'commit', '-qm', 'contract'],
  ])
    execFileSync('git', args, { cwd: root });
}, 60_000);

afterAll(() => rm(root, { recursive: true, force: true }));

/** Runs a program in a clean environment: builds check whether a test runs them. */
function run(program: string, ...args: string[]): string {
  const { VITEST: _vitest, NODE_ENV: _environment, ...env } = process.env;
  return execFileSync(program, args, {
    cwd: root,
    encoding: 'utf8',
    stdio: 'pipe',
    env: { ...env, RELEASES_DIR: join(root, 'releases') },
  });
}
const format = (files: readonly string[]) => run(bin('oxfmt'), ...files.filter((file) => /\.tsx?$/.test(file)));
const bin = (name: string) => join(root, 'node_modules/.bin', name);

describe('a new remote in a separate checkout', () => {
  test('has the types that it should', () => {
    format(addRemote(root, names, { inMenu: true, elsewhere: false }));
    const paths = [names.app, 'shell/src', 'shared/src/platform'];
    expect(run(bin('oxlint'), '--type-aware', '--type-check', '--deny-warnings', ...paths)).toContain('0 errors');
  }, 120_000);

  /** @promise Releases: A new remote passes the tests, and is removed without a trace */
  test('is written down in the contract, which grows by a minor version', async () => {
    const version = acceptContract(root);
    expect(version).toMatch(/^\d+\.\d+\.0$/);
    const [, before = ''] = /'([\d.]+)'/.exec(original('shared/src/platform/version.ts')) ?? [];
    expect(Number(version.split('.')[1])).toBe(Number(before.split('.')[1]) + 1);
    expect(run(process.execPath, 'tools/src/cli/contract.ts')).toBe('');
  }, 120_000);

  /** @promise Releases: A new remote passes … */
  test('keeps the contract of a remote', () => {
    expect(() => run(bin('vitest'), 'run', names.app, '--reporter=dot')).not.toThrow();
  }, 120_000);

  test('is built and released', () => {
    const said = run(process.execPath, 'tools/src/cli/release.ts', names.app, '--store-only', '--skip-smoke');
    expect(said).toMatch(/mfe-club-fitting 1\.0\.0-[0-9a-f]{10} is in the store/);
  }, 120_000);

  test('has an owner, a workflow, and a place in the menu', async () => {
    const read = (file: string) => readFile(join(root, file), 'utf8');
    expect(await read('.github/CODEOWNERS')).toContain('/mfe-club-fitting/ @golf/club-fitting\n');
    expect(await read('.github/workflows/release-mfe-club-fitting.yml')).toContain('app: mfe-club-fitting\n');
    expect(await read('shared/src/platform/pages.ts')).toContain("name: 'Club Fitting',\n    menu: 'further',");
  });

  test('is not written twice', () => {
    expect(() => addRemote(root, names, { inMenu: true, elsewhere: false })).toThrow(
      'There is a folder mfe-club-fitting already.',
    );
  });

  test('stays where somebody has changed a line that names it', async () => {
    const file = join(root, 'shared/src/platform/pages.ts');
    const written = await readFile(file, 'utf8');
    await writeFile(file, written.replace("name: 'mfe-club-fitting/ClubFitting'", "name: 'mfe-courses/Courses'"));
    expect(() => removeRemote(root, names)).toThrow('shared/src/platform/pages.ts does not have these lines');
    expect(existsSync(join(root, names.app))).toBe(true);
    await writeFile(file, written);
  });

  /** @promise Releases: A new remote passes … */
  test('leaves nothing behind when it is removed', async () => {
    format(removeRemote(root, names).filter((file) => existsSync(join(root, file))));
    acceptContract(root, true);
    await rm(join(root, '.git'), { recursive: true });
    await rm(join(root, 'releases'), { recursive: true, force: true });
    await rm(join(root, 'node_modules'), { recursive: true, force: true });
    const after = (await filesIn(root)).filter((file) => !file.includes('/node_modules/'));
    expect(after.toSorted()).toEqual([...before.keys()].toSorted());
    for (const file of after) expect(await readFile(file, 'latin1'), file).toBe(before.get(file));
  });
});

test.each([
  ['scorecards', 'A remote is called as "mfe-scorecards"'],
  ['mfe-Scorecards', 'A remote is called as "mfe-scorecards"'],
  ['mfe-courses', 'There is a remote mfe-courses already.'],
  ['mfe-records', 'There is a page at /records already'],
])('%s is refused: %s', (app, why) => {
  expect(() => checkUnused(namesOf(app))).toThrow(why);
});

test('an owner is somebody whom GitHub knows', () => {
  expect(namesOf('mfe-scorecards', '@ada').owner).toBe('@ada');
  expect(() => namesOf('mfe-scorecards', 'ada')).toThrow('An owner is a user or a team');
});
