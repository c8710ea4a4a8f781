import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { changeLive, isWhole, withLive } from '@golf/release-store';
import { expect, test } from 'vitest';
import { COMMON } from '../build/source-hash.ts';
import { built, publish } from '../testing/release-store.ts';
import { deploy, REAL_RELEASE, VERSION } from '../testing/workflow-steps.ts';

/* The preview of a request: what it built is somebody's, until it is reviewed. */

const NAME = `mfe-courses@${VERSION}`;
const REQUEST = {
  NUMBER: '12',
  ACTION: 'synchronize',
  APPS: 'mfe-courses',
  VERSIONS: NAME,
  SITE: 'https://golf.example',
  COMMIT: '0123456789abcdef',
  SHOWN: 'success',
  GITHUB_REPOSITORY: 'golf/site',
  GITHUB_SERVER_URL: 'https://github.example',
};

const onMachine = (step: string, variables: Record<string, string> = {}) => deploy(step, { ...REQUEST, ...variables });
type Machine = Awaited<ReturnType<typeof onMachine>>;

async function write(machine: string, files: Record<string, string>): Promise<void> {
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(machine, path)), { recursive: true });
    await writeFile(join(machine, path), content);
  }
}

/** Commits a site, and then a change of some of its files. */
async function request(machine: string, ...paths: string[]): Promise<void> {
  const git = (...words: string[]) => {
    const who = ['-c', 'user.name=Ann', '-c', 'user.email=ann@golf.example'];
    expect(spawnSync('git', [...who, ...words], { cwd: machine, encoding: 'utf8' })).toMatchObject({ status: 0 });
  };
  git('init', '-q');
  await write(machine, { 'shell/package.json': '', 'mfe-courses/package.json': '', 'mfe-articles/package.json': '' });
  git('add', 'shell', 'mfe-courses', 'mfe-articles');
  git('commit', '-qm', 'base');
  await write(machine, Object.fromEntries(paths.map((path) => [path, 'changed'])));
  git('add', ...paths);
  git('commit', '-qm', 'request');
}

const EVERY = 'mfe-articles mfe-courses shell';

test.each<[string, string[], string]>([
  ['one app', ['mfe-courses/src/index.tsx', 'gallery/pictures/stories/a.png'], 'mfe-courses'],
  ['two apps', ['shell/src/index.tsx', 'mfe-articles/src/index.tsx'], 'mfe-articles shell'],
  ['no app', ['docs/commands.md', 'mfe-courses.md', 'shared/contract/ui.txt'], ''],
  ...COMMON.map((path): [string, string[], string] => [path, [path.endsWith('src') ? `${path}/a.ts` : path], EVERY]),
])('a request that changes %s builds its apps', async (_what, paths, apps) => {
  const { machine, run } = await onMachine('Find the apps that it changes');
  await request(machine, ...paths);
  expect(run()).toMatchObject({ status: 0 });
  const [, found = ''] = /^apps=(.*)\n$/.exec(await readFile(join(machine, 'output.txt'), 'utf8')) ?? [];
  expect(found.split(' ').toSorted().join(' ')).toBe(apps);
});

const BUILD = 'Build the request, and try it with the live releases';

async function building(npm: string) {
  const machine = await onMachine(BUILD);
  await machine.program('npm', npm);
  await write(machine.machine, {
    'changed.txt': 'mfe-courses/src/a.ts\ngallery/pictures/stories/a--b-dark.png\n',
    [`releases/mfe-courses/${VERSION}/release.json`]: JSON.stringify({ files: { 'files/a-1.js': '', 'a.js': '' } }),
    'releases/mfe-courses/files/a-1.js': 'a()',
    'releases/mfe-courses/files/b-1.js': 'b()',
  });
  spawnSync('tar', ['-cf', 'live.tar', 'releases'], { cwd: machine.machine });
  return machine;
}

test('what passes the gates is handed over with its shared files, and pictures that changed are named', async () => {
  const { machine, run } = await building(
    `echo "$*" > asked.txt; echo '**Gate:** passed.' > report.md; echo 'mfe-courses ${VERSION} is in the store: 35.0 kB'`,
  );
  expect(run()).toMatchObject({ status: 0 });
  expect(await readFile(join(machine, 'asked.txt'), 'utf8')).toBe(
    'run -s release -- mfe-courses --store-only --report report.md\n',
  );
  expect(await readFile(join(machine, 'output.txt'), 'utf8')).toBe(`versions=${NAME}\npassed=true\n`);
  expect(await readFile(join(machine, 'report.md'), 'utf8')).toContain(
    'passed.\n\nPictures that change:\n\n- `stories/a--b-dark.png`\n',
  );
  const sent = spawnSync('tar', ['-tf', 'releases.tar'], { cwd: machine, encoding: 'utf8' }).stdout.trim().split('\n');
  expect(sent.filter((path) => !path.endsWith('/'))).toEqual([
    `mfe-courses/${VERSION}/release.json`,
    `mfe-courses/${VERSION}/files/a-1.js`,
  ]);
});

test.each([
  ['refused', 'echo "**Gate:** not passed." > report.md; exit 1', '**Gate:** not passed.'],
  ['broken', 'exit 1', 'It could not be built: the log says why.'],
])('a request that is %s hands over the verdict, and no release', async (_what, npm, said) => {
  const { machine, run } = await building(npm);
  expect(run()).toMatchObject({ status: 0 });
  expect(await readFile(join(machine, 'output.txt'), 'utf8')).toBe('versions=\npassed=false\n');
  expect(await readFile(join(machine, 'report.md'), 'utf8')).toContain(said);
});

test.each([
  ['a built release', {}, true],
  ['nothing', { VERSIONS: '' }, true],
  ['a number that is a command', { NUMBER: '12; id' }, false],
  ['a number that is a path', { NUMBER: '../12' }, false],
  ['an app that is a path', { VERSIONS: `../shell@${VERSION}` }, false],
  ['a version that is a path', { VERSIONS: 'mfe-courses@../../1.0.0-3f9a0c1b2d' }, false],
  ['a version that is a command', { VERSIONS: `${NAME};id` }, false],
  ['a second line', { VERSIONS: `${NAME}\nid` }, false],
  ['a changed app that is a command', { APPS: '$(id)' }, false],
  ['a version that was not sent', { VERSIONS: `${NAME} shell@${VERSION}` }, false],
  ['another version than was sent', { VERSIONS: 'mfe-courses@1.0.0-0000000000' }, false],
  ['a release that names itself otherwise', { CLAIMS: '9.9.9-0000000000' }, false],
  ['a release beside the one that is named', { BESIDE: `sent/shell/${VERSION}/release.json` }, false],
  ['a file beside the releases', { BESIDE: 'sent/live.json' }, false],
])(
  'of %s the job that has the key says whether it will have it',
  async (_what, { CLAIMS, BESIDE, ...variables }: Record<string, string>, accepted) => {
    const { machine, run } = await onMachine('Check what the request built', variables);
    const release = JSON.stringify({ app: 'mfe-courses', version: CLAIMS ?? VERSION });
    await write(machine, {
      [`sent/mfe-courses/${VERSION}/release.json`]: release,
      ...(BESIDE ? { [BESIDE]: '{}' } : {}),
    });
    spawnSync('bash', ['-c', 'tar -cf releases.tar -C sent . && rm -r sent'], { cwd: machine });
    expect(run().status === 0).toBe(accepted);
  },
);

test('a preview with a link in it is not sent', async () => {
  const { machine, run } = await onMachine('Check what the request built');
  await write(machine, {
    [`sent/mfe-courses/${VERSION}/release.json`]: JSON.stringify({ app: 'mfe-courses', version: VERSION }),
  });
  await symlink('/etc/passwd', join(machine, 'sent/mfe-courses', VERSION, 'passwd'));
  spawnSync('bash', ['-c', 'tar -cf releases.tar -C sent . && rm -r sent'], { cwd: machine });
  expect(run().status).not.toBe(0);
});

test.each([
  ['the newest push', 'open 0123456789abcdef', 'synchronize', true],
  ['an earlier push', 'open ffff', 'synchronize', false],
  ['a push of a request that was closed', 'closed 0123456789abcdef', 'synchronize', false],
  ['the end', 'closed 0123456789abcdef', 'closed', true],
  ['the end of a request that was opened again', 'open 0123456789abcdef', 'closed', false],
])('%s is shown: only if nothing came after it', async (_what, now, ACTION, shown) => {
  const { machine, run, program } = await onMachine('Ask whether it is the newest push', { ACTION });
  await program('gh', `echo '${now}'`);
  expect(run()).toMatchObject({ status: 0, stderr: '' });
  expect(existsSync(join(machine, 'output.txt'))).toBe(shown);
});

const SHOW = 'Show it instead of what the request showed before';

/** A machine whose store has a live release, and what request 12 sent. */
async function showing(variables: Record<string, string> = {}): Promise<Machine> {
  const machine = await onMachine(SHOW, variables);
  await machine.program('npm', REAL_RELEASE);
  await publish(machine.store, '1.0.0-0000000000', { 'files/a-1.js': 'a()' });
  await changeLive(machine.store, (pointer) => withLive(pointer, 'mfe-courses', '1.0.0-0000000000'));
  await cp(
    await built(VERSION, { 'files/a-1.js': 'a()', 'files/b-1.js': 'b()' }),
    join(machine.store, 'previews/12/mfe-courses', VERSION),
    { recursive: true },
  );
  return machine;
}

test('the server takes in a sent release, under the same command as everything else', async () => {
  const { store, run } = await showing();
  expect(run()).toMatchObject({ status: 0, stderr: '' });
  expect(isWhole(store, 'mfe-courses', VERSION)).toBe(true);
  expect(await readFile(join(store, 'previews/12.json'), 'utf8')).toBe(JSON.stringify([NAME]));
});

test.each([
  ['goes', false],
  ['stays, as it has become live', true],
])('when a request is closed, what it published %s', async (_what, isLive) => {
  const { machine, store, run } = await showing();
  expect(run()).toMatchObject({ status: 0, stderr: '' });
  if (isLive) await changeLive(store, (pointer) => withLive(pointer, 'mfe-courses', VERSION));
  const closing = await onMachine(SHOW, { ACTION: 'closed', VERSIONS: '', STORE: store, FOLDER: machine });
  await closing.program('npm', REAL_RELEASE);
  expect(closing.run()).toMatchObject({ status: 0, stderr: '' });
  expect(isWhole(store, 'mfe-courses', VERSION)).toBe(isLive);
  expect(isWhole(store, 'mfe-courses', '1.0.0-0000000000')).toBe(true);
  expect(existsSync(join(store, 'previews/12.json'))).toBe(false);
});

/** A `gh` that keeps the comments of a request in a folder; of those that it lists, it prints the given ids. */
const GH = (ids: string) => `case "$*" in
*--jq*) printf '%s' '${ids}';;
*) echo "$*" >> asked.txt; cp comment.md said.md;;
esac`;

async function commenting(
  ids: string,
  variables: Record<string, string> = {},
  report: string | null = '**Gate:** passed.',
) {
  const { machine, run, program } = await onMachine('Write or update the comment', variables);
  await program('gh', GH(ids));
  if (report !== null) await writeFile(join(machine, 'report.md'), report);
  expect(run()).toMatchObject({ status: 0, stderr: '' });
  const read = (file: string) => readFile(join(machine, file), 'utf8').catch(() => '');
  return { asked: await read('asked.txt'), said: await read('said.md') };
}

test('the comment has the address and the report, is written once, and then updated', async () => {
  const first = await commenting('');
  expect(first.asked).toBe('api repos/golf/site/issues/12/comments -F body=@comment.md --silent\n');
  expect(first.said).toBe(`<!-- preview -->
Preview: https://golf.example/?preview=${NAME}

**Gate:** passed.

0123456789, [log](https://github.example/golf/site/actions/runs/7)
`);
  const again = await commenting('41\n42\n');
  expect(again.asked).toBe('api -X PATCH repos/golf/site/issues/comments/41 -F body=@comment.md --silent\n');
});

test.each([
  ['was refused', { VERSIONS: '' }, '**Gate:** not passed.', ['No preview, as it did not pass.', 'not passed']],
  ['could not be built', { VERSIONS: '' }, null, ['No preview, as it did not pass.', 'could not be built']],
  ['the server does not take', { SHOWN: 'failure' }, '', ['No preview: the server did not take it']],
])('what %s has a comment, without an address', async (_what, variables, report, words) => {
  const { asked, said } = await commenting('', variables, report);
  expect(asked).not.toBe('');
  for (const word of words) expect(said).toContain(word);
  expect(said).not.toContain('?preview=');
});

test.each([
  ['was closed', { ACTION: 'closed', APPS: '', VERSIONS: '' }, 'its preview is gone'],
  ['changes no app any more', { APPS: '', VERSIONS: '' }, 'no app any more'],
])('a request that %s updates its comment if it has one, and gets no new one', async (_what, variables, words) => {
  expect((await commenting('', variables, null)).asked).toBe('');
  const { said } = await commenting('41', variables, null);
  expect(said).toContain(words);
});

test('the report is text: no HTML, no picture, nobody is called, and not too long', async () => {
  const { said } = await commenting('', {}, `<img src=x> ![](https://x) @ann $(id) ${'ä'.repeat(30_000)}`);
  expect(said).toContain('$(id)');
  for (const bad of ['<img', '![', '@ann', '\uFFFD']) expect(said).not.toContain(bad);
  expect(said.length).toBeLessThan(20_500);
});
