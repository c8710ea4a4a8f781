import { appendFile, mkdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '@golf/database/testing';
import { makeTeam, nameKeys } from './testing/signed.ts';
import { linesOf, LOG_FILE, readLog, shownAfter } from './pointer-log.ts';
import { changePointer, type Pointer, readPointer, withLive, withRollback, withTrial } from './pointer.ts';

const APP = 'mfe-courses';

async function store() {
  const releases = await temporaryFolder();
  const file = join(releases, LOG_FILE);
  const change = (next: (pointer: Pointer) => Pointer) => changePointer(releases, next);
  return {
    releases,
    file,
    change,
    live: (version: string, app = APP) => change((pointer) => withLive(pointer, app, version)),
    lines: async () => linesOf(await readFile(file, 'utf8')),
  };
}

const shown = (pointer: Pointer) =>
  Object.fromEntries(
    Object.entries(pointer).map(([app, { version, trial }]) => [
      app,
      { version, ...(trial && { trial: { version: trial.version, share: trial.share } }) },
    ]),
  );

/** @promise Releases: Every change of what is live is in a log that cannot be rewritten unseen */
test('after each change of the pointer the log names what visitors get', async () => {
  const { releases, change, live, lines } = await store();
  const steps: (() => Promise<Pointer>)[] = [
    () => live('1'),
    () => live('1', 'shell'),
    () => change((pointer) => withTrial(pointer, APP, '2', 10)),
    () => change((pointer) => withTrial(pointer, APP, '2', 50)),
    () => change((pointer) => withRollback(pointer, APP)),
    () => change((pointer) => withTrial(pointer, APP, '3', 10)),
    () => live('3'),
    () => change((pointer) => withTrial(withLive(pointer, APP, '4'), APP, '5', 20)),
    () => change((pointer) => withRollback(pointer, APP, '3')),
    () => change(({ [APP]: _gone, ...others }) => others),
  ];
  for (const [at, step] of steps.entries()) {
    await step();
    const log = readLog(await lines());
    expect(log).toHaveLength(at + 1);
    expect(shownAfter(log)).toEqual(shown(readPointer(releases)));
  }
  const [first, , trial, , back] = readLog(await lines());
  expect(first?.changes).toEqual([{ app: APP, from: null, to: '1', share: 100, signed: false }]);
  expect(trial?.changes).toEqual([{ app: APP, from: '1', to: '2', share: 10, signed: false }]);
  expect(back?.changes).toEqual([{ app: APP, from: '2', to: '1', share: 100, signed: false }]);
});

test('a change that visitors do not see has no line', async () => {
  const { change, live, lines } = await store();
  await live('1');
  await change((pointer) => withLive(pointer, APP, '1', { note: { lines: ['A word'], said: true, commit: null } }));
  expect(await lines()).toHaveLength(1);
});

test('a line says whether the owner had a key', async () => {
  const { live, lines } = await store();
  await live('1');
  await nameKeys({ [APP]: [makeTeam().key] });
  await live('2');
  expect(readLog(await lines()).map(({ changes }) => changes[0]?.signed)).toEqual([false, true]);
});

test('a line that was rewritten, removed or moved is found', async () => {
  const { live, lines } = await store();
  for (const version of ['1', '2', '3', '4']) await live(version);
  const [a = '', b = '', c = '', d = ''] = await lines();
  const rewritten = b.replace('"to":"2"', '"to":"9"');
  expect(rewritten).not.toBe(b);
  expect(() => readLog([a, rewritten, c, d])).toThrow('line 3 does not follow from the line before');
  expect(() => readLog([a, c, d])).toThrow('line 2 does not follow');
  expect(() => readLog([b, c, d])).toThrow('line 1 does not follow');
  expect(() => readLog([a, c, b, d])).toThrow('line 2 does not follow');
  expect(() => readLog([a, 'x', c, d])).toThrow('line 2 does not follow');
});

test('a torn last line, as after a power failure, is none, and the next change replaces it', async () => {
  const { live, lines, file } = await store();
  await live('1');
  await appendFile(file, '{"number":2,"at":"2026-1');
  expect(readLog(await lines())).toHaveLength(1);
  await live('2');
  const log = readLog(await lines());
  expect(log.map(({ number }) => number)).toEqual([1, 2]);
  expect(shownAfter(log)).toEqual({ [APP]: { version: '2' } });
});

test('a change that was logged and then failed, or was made without the log, is made good by the next', async () => {
  const { live, lines, file, releases } = await store();
  await live('1');
  const pointer = await readFile(join(releases, 'live.json'), 'utf8');
  await live('2');
  await writeFile(join(releases, 'live.json'), pointer);
  await live('3');
  expect(readLog(await lines()).at(-1)?.changes).toEqual([{ app: APP, from: '2', to: '3', share: 100, signed: false }]);
  await truncate(file, 0);
  await live('4');
  expect(shownAfter(readLog(await lines()))).toEqual({ [APP]: { version: '4' } });
});

test('a broken log does not block a rollback, and stays broken', async () => {
  const { live, lines, file, change, releases } = await store();
  await live('1');
  await live('2');
  await writeFile(file, (await readFile(file, 'utf8')).replace('"number":1', '"number":7'));
  await change((pointer) => withRollback(pointer, APP));
  expect(readPointer(releases)[APP]?.version).toBe('1');
  expect(await lines()).toHaveLength(3);
  await expect(lines().then(readLog)).rejects.toThrow('line 1');
});

test('without a log that can be written nothing becomes live', async () => {
  const { live, file, releases } = await store();
  await live('1');
  await rm(file);
  await mkdir(file);
  await expect(live('2')).rejects.toThrow('cannot be written');
  expect(readPointer(releases)[APP]?.version).toBe('1');
});
