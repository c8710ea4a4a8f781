import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PROJECT_ROOT } from '@golf/node-kit/project-root';
import {
  createHealth,
  noPages,
  signatureProblem,
  withCanary,
  withLive,
  withRollback,
  type Pointer,
} from '@golf/release-store';
import { makeTeam } from '@golf/release-store/testing/signed';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { deploy, jobs, REAL_RELEASE, stepNamed, texts, VERSION, type Job } from '../testing/workflow-steps.ts';

/* The workflows have the server's key, and take input from whoever starts them. */

const scripts = (job: Job) => (job.steps ?? []).map(({ run = '' }) => run);

test('every action is pinned to a commit, with its version beside it', () => {
  const uses = texts.flatMap((text) => text.match(/uses: .*/g) ?? []).filter((line) => !line.includes('./.github/'));
  expect(uses.length).toBeGreaterThan(0);
  for (const line of uses) expect(line).toMatch(/^uses: [\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
});

test('no input is written into a script', () => {
  for (const script of jobs.flatMap(scripts)) expect(script).not.toContain('${{');
});

/** @promise Releases: Build code never sees the server's key */
test('whoever holds the key runs no code of the project or of its packages', () => {
  const withKey = jobs.filter((job) => job.steps && JSON.stringify(job).includes('secrets.'));
  expect(withKey).toHaveLength(4);
  for (const job of withKey) {
    expect(JSON.stringify(job)).not.toContain('actions/checkout');
    // Quoted commands for the server do not run here.
    for (const script of scripts(job))
      expect(script.replace(/<<'SCRIPT'[\s\S]*/, '')).not.toMatch(/\b(npm|npx|node)\b/);
  }
});

/** Workspace packages that a package depends on, directly or not. */
function neededBy(name: string, found = new Set<string>()): Set<string> {
  if (found.has(name)) return found;
  found.add(name);
  // Cast: npm has checked its shape.
  const manifest = JSON.parse(readFileSync(join(PROJECT_ROOT, name, 'package.json'), 'utf8')) as {
    dependencies?: Record<string, string>;
  };
  const own = Object.keys(manifest.dependencies ?? {}).filter((other) => other.startsWith('@golf/'));
  for (const other of own) neededBy(other.slice('@golf/'.length), found);
  return found;
}

test('an app is built from all that it takes, and from no other app', () => {
  const { with: options } = stepNamed('Check out this app and what every app needs') ?? {};
  const checkedOut = String(options?.['sparse-checkout']).trim().split('\n');
  expect(checkedOut.toSorted()).toEqual(['${{ inputs.app }}', 'demo/data', ...neededBy('tools')].toSorted());
});

const TAKE = 'Give it its name, whole, and make it live';

test('a release that was sent takes its place by a rename, and is made live by the server', async () => {
  const { machine, store, run } = await deploy(TAKE);
  expect(run()).toMatchObject({ status: 0, stderr: '' });
  expect(await readdir(join(store, '.unfinished'))).toEqual([]);
  expect(await readFile(join(store, 'mfe-courses', VERSION, 'release.json'), 'utf8')).toBe('new');
  expect(await readFile(join(machine, 'said.txt'), 'utf8')).toBe(
    `${store}: run -s release -- mfe-courses@${VERSION} --share 10 --skip-smoke\n`,
  );
});

test('a canary is started by the server', async () => {
  const { machine, store, run } = await deploy(TAKE, { SHARE: '100', CANARY: 'true' });
  expect(run()).toMatchObject({ status: 0, stderr: '' });
  expect(await readFile(join(machine, 'said.txt'), 'utf8')).toBe(
    `${store}: run -s release -- mfe-courses@${VERSION} --canary --skip-smoke\n`,
  );
});

test.each([
  ['false', '--store-only'],
  ['true', '--store-only --engines'],
])('the input engines: %s builds with %s', async (engines, options) => {
  const { machine, run, program } = await deploy('Build, check the contract, try it in a browser', {
    ENGINES: engines,
  });
  await program('npm', 'echo "$*" > asked.txt');
  await writeFile(join(machine, 'live.txt'), '');
  spawnSync('tar', ['-cf', 'live.tar', 'live.txt'], { cwd: machine });
  run();
  expect(await readFile(join(machine, 'asked.txt'), 'utf8')).toBe(`run -s release -- mfe-courses ${options}\n`);
});

/** @promise Releases: A pipeline starts canaries, and its run shows the verdict with the rates by browser engine */
test.each([
  [
    'rolled back',
    (pointer: Pointer) => withRollback(pointer, 'mfe-courses', undefined, 'it is worse'),
    1,
    /was rolled back on .*: it is worse\.\n/,
  ],
  ['still going', (pointer: Pointer) => pointer, 0, 'is still on trial, at 1 % of the visitors.\n'],
  ['for all', (pointer: Pointer) => withLive(pointer, 'mfe-courses', VERSION), 0, 'is live for all.\n'],
])('a canary that is %s comes back to the run, with its rates by engine', async (_what, change, status, said) => {
  const { machine, store, run, program } = await deploy('Wait until the server has judged it');
  await program('npm', REAL_RELEASE);
  const pointer = withCanary(withLive({}, 'mfe-courses', '1.0.0-0000000000'), 'mfe-courses', VERSION, 15);
  await writeFile(join(store, 'live.json'), JSON.stringify(pointer));
  const health = createHealth(store, (message) => expect.unreachable(message));
  const trial = pointer['mfe-courses']?.trial ?? expect.unreachable();
  const counts = health.trial('mfe-courses', trial);
  Object.assign(counts.trial, { pages: 210, failed: 5 });
  counts.engines = { webkit: { trial: { ...noPages(), pages: 10, failed: 5 }, live: noPages() } };
  health.touch();
  await health.save();
  await writeFile(join(store, 'live.json'), JSON.stringify(change(pointer)));
  expect(run()).toMatchObject({ status, stderr: '' });
  const summary = await readFile(join(machine, 'summary.md'), 'utf8');
  expect(summary).toMatch(said);
  expect(summary).toContain('| trial | 210 | 2.4 % (5 of 210) | – |');
  expect(summary).toContain('| trial, webkit | 10 | 50.0 % (5 of 10) | – |');
  expect(summary.includes('npm run rollback -- mfe-courses')).toBe(status === 0);
});

test('each workflow of an app passes its inputs on, and waits for a canary', () => {
  const callers = texts.filter((text) => text.includes('uses: ./.github/workflows/release-app.yml\n'));
  expect(callers).toHaveLength(6);
  for (const text of callers) {
    // GitHub's format.
    const { on, jobs } = parse(text) as { on: { workflow_dispatch: { inputs: object } }; jobs: Record<string, Job> };
    expect(Object.keys(on.workflow_dispatch.inputs)).toEqual(['share', 'canary', 'engines']);
    expect(jobs.release?.with).toMatchObject({
      share: "${{ inputs.share || '100' }}",
      canary: '${{ inputs.canary || false }}',
      engines: '${{ inputs.engines || false }}',
    });
    expect(jobs.verdict).toMatchObject({
      if: 'inputs.canary',
      needs: 'release',
      with: { app: jobs.release?.with?.app },
    });
  }
});

test('a release is sent with its shared files in a separate folder, and none of others', async () => {
  const { machine, run, program } = await deploy('Build, check the contract, try it in a browser');
  await program('npm', `echo 'mfe-courses ${VERSION} is in the store: 35.0 kB to download'`);
  const folder = join(machine, 'releases/mfe-courses');
  await mkdir(join(folder, VERSION, 'server'), { recursive: true });
  await mkdir(join(folder, 'files'));
  const files = {
    'server/Courses.js': 'sha256-a',
    'files/Courses-Kx3.js': 'sha256-b',
    'files/Courses-Kx3.js.br': 'sha256-b',
  };
  for (const path of [
    'files/Courses-Kx3.js',
    'files/Courses-Kx3.js.br',
    'files/Courses-old.js',
    `${VERSION}/server/Courses.js`,
  ])
    await writeFile(join(folder, path), path);
  await writeFile(join(folder, VERSION, 'release.json'), JSON.stringify({ files }));
  spawnSync('tar', ['-cf', 'live.tar', 'releases'], { cwd: machine });
  expect(run()).toMatchObject({ status: 0 });
  expect(await readFile(join(machine, 'output.txt'), 'utf8')).toBe(`version=${VERSION}\n`);
  const sent = spawnSync('tar', ['-tf', 'release.tar'], { cwd: machine, encoding: 'utf8' }).stdout.trim().split('\n');
  expect(sent.filter((path) => !path.endsWith('/')).toSorted()).toEqual([
    `${VERSION}/files/Courses-Kx3.js`,
    `${VERSION}/files/Courses-Kx3.js.br`,
    `${VERSION}/release.json`,
    `${VERSION}/server/Courses.js`,
  ]);
});

test('what main built takes the place of a preview that is not the same', async () => {
  const { store, run } = await deploy(TAKE);
  const folder = join(store, 'mfe-courses', VERSION);
  await mkdir(folder, { recursive: true });
  await mkdir(join(store, 'previews'));
  await writeFile(join(folder, 'release.json'), 'new');
  await writeFile(join(folder, 'server.js'), 'not reviewed');
  await writeFile(join(store, 'previews/12.json'), `["mfe-courses@${VERSION}"]`);
  expect(run()).toMatchObject({ status: 0, stderr: '' });
  expect(await readdir(folder)).toEqual(['release.json']);
  expect(await readdir(join(store, '.unfinished'))).toEqual([]);
});

test('a release that is in the store already stays as it is', async () => {
  const { store, run } = await deploy(TAKE);
  await mkdir(join(store, 'mfe-courses', VERSION), { recursive: true });
  await writeFile(join(store, 'mfe-courses', VERSION, 'release.json'), 'old');
  expect(run().status).toBe(0);
  expect(await readFile(join(store, 'mfe-courses', VERSION, 'release.json'), 'utf8')).toBe('old');
  expect(await readdir(join(store, '.unfinished'))).toEqual([]);
});

const SIGN = 'Sign it, if its team has a key';

/** A sent release that names itself, and the team's key. */
async function signing(variables: Record<string, string> = {}, version = VERSION) {
  const { privateKey, key } = makeTeam();
  const SIGNING_KEY = String(privateKey.export({ format: 'pem', type: 'pkcs8' }));
  const deployed = await deploy(SIGN, { SIGNING_KEY, ...variables });
  const folder = join(deployed.machine, VERSION);
  await mkdir(folder);
  const release = { app: 'mfe-courses', version, files: { 'server/Courses.js': 'sha256-a' } };
  const bytes = Buffer.from(JSON.stringify(release));
  await writeFile(join(folder, 'release.json'), bytes);
  const signed = join(folder, 'release.sig');
  return {
    ...deployed,
    signed,
    problem: async () =>
      signatureProblem({ bytes, release }, release, existsSync(signed) ? await readFile(signed, 'utf8') : null, [key]),
  };
}

test('the deploy job signs what was built, and leaves no key behind', async () => {
  const { machine, run, problem } = await signing();
  expect(run()).toMatchObject({ status: 0, stderr: '' });
  expect(await problem()).toBeNull();
  expect(existsSync(join(machine, 'signing.pem'))).toBe(false);
});

test('without a key the deploy job signs nothing; another release than the one asked for it does not sign', async () => {
  const { run, signed } = await signing({ SIGNING_KEY: '' });
  expect(run().status).toBe(0);
  expect(existsSync(signed)).toBe(false);
  const other = await signing({}, '9.9.9-0000000000');
  expect(other.run().status).not.toBe(0);
  expect(existsSync(other.signed)).toBe(false);
});

test.each([
  ['the same', 'new', 'signed'],
  ['another', 'old', null],
])('a release of before the key gets its signature, if it is %s', async (_what, content, signature) => {
  const { store, run } = await deploy(TAKE);
  const folder = join(store, 'mfe-courses', VERSION);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'release.json'), content);
  await writeFile(join(store, `.unfinished/mfe-courses-${VERSION}-7/release.sig`), 'signed');
  expect(run()).toMatchObject({ status: 0, stderr: '' });
  expect(await readFile(join(folder, 'release.sig'), 'utf8').catch(() => null)).toBe(signature);
  expect(await readdir(join(store, '.unfinished'))).toEqual([]);
});

test('text that looks like a command stays text, on the server as well', async () => {
  const { machine, run } = await deploy(TAKE, { SHARE: "10'; touch taken; echo '$(touch taken)" });
  run();
  expect(existsSync(join(machine, 'taken'))).toBe(false);
});

test.each([
  ['what was built', {}, true],
  ['a share that is a command', { SHARE: '10; id' }, false],
  ['a canary', { SHARE: '100', CANARY: 'true' }, true],
  ['a canary with a share', { CANARY: 'true' }, false],
  ['a canary that is a command', { SHARE: '100', CANARY: 'true; id' }, false],
  ['another app', { APP: '../shell' }, false],
  ['a version that is a path', { VERSION: '../../1.0.0-3f9a0c1b2d' }, false],
])('of %s the deploy job says whether it will have it', async (_what, variables, accepted) => {
  const { machine, run } = await deploy('Check what is asked for, and what was built', variables);
  await mkdir(join(machine, VERSION));
  await writeFile(join(machine, VERSION, 'release.json'), '{}');
  spawnSync('tar', ['-cf', 'release.tar', VERSION], { cwd: machine });
  expect(run().status === 0).toBe(accepted);
});

test('a release with a link in it is not sent', async () => {
  const { machine, run } = await deploy('Check what is asked for, and what was built');
  await mkdir(join(machine, VERSION));
  await writeFile(join(machine, VERSION, 'release.json'), '{}');
  await symlink('/etc/passwd', join(machine, VERSION, 'passwd'));
  spawnSync('tar', ['-cf', 'release.tar', VERSION], { cwd: machine });
  expect(run().status).not.toBe(0);
});
