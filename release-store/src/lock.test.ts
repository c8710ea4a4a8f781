import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lock } from './lock.ts';

let folder = '';
let file = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'golf-lock-'));
  file = join(folder, 'live.lock');
});

afterEach(() => rm(folder, { recursive: true, force: true }));

/** @promise Releases: A slow holder keeps its lock; nobody reports a lost change as live */
test('a lock is not taken from a holder that is slow, however old it is', async () => {
  const slow = await lock(file);
  await utimes(file, 0, 0);
  await expect(lock(file, 200)).rejects.toThrow(/Another release is being made, by process \d+ on .+: try again/);
  await slow.check();
  await slow.release();
  const next = await lock(file, 200);
  await next.release();
  expect(await readdir(folder)).toEqual([]);
});

const ELSEWHERE = JSON.stringify({ token: 'theirs', pid: 1, host: 'another-machine' });

test('the lock of a machine that has died passes on once it has not been touched for a while', async () => {
  await writeFile(file, ELSEWHERE);
  const held = await lock(file, 100, 300);
  await held.check();
  await held.release();
  expect(await readdir(folder)).toEqual([]);
});

test('a machine that goes on touching its lock keeps it', async () => {
  await writeFile(file, ELSEWHERE);
  let beats = 0;
  const beat = setInterval(() => void utimes(file, (beats += 1), beats), 20);
  await expect(lock(file, 100, 400)).rejects.toThrow('by process 1 on another-machine: try again');
  clearInterval(beat);
});

test('what a program left behind that was killed while it waited goes; what one that waits has there stays', async () => {
  const draft = (pid: number) => JSON.stringify({ token: String(pid), pid, host: hostname() });
  const NOBODY = 2 ** 30;
  await writeFile(`${file}.killed`, draft(NOBODY));
  await writeFile(`${file}.waiting`, draft(process.pid));
  const held = await lock(file);
  expect((await readdir(folder)).toSorted()).toEqual(['live.lock', 'live.lock.waiting']);
  await held.release();
});

test('of many who want it at once each gets it, one at a time', async () => {
  let holders = 0;
  let most = 0;
  const work = async () => {
    const held = await lock(file);
    holders += 1;
    most = Math.max(most, holders);
    await held.check();
    holders -= 1;
    await held.release();
  };
  await Promise.all(Array.from({ length: 20 }, work));
  expect(most).toBe(1);
});

test('who has lost a lock does not give back that of another', async () => {
  const first = await lock(file);
  await rm(file);
  const second = await lock(file);
  await expect(first.check()).rejects.toThrow(`Somebody has deleted ${file} meanwhile`);
  await first.release();
  await expect(second.check()).resolves.toBeUndefined();
  await second.release();
  expect(await readdir(folder)).toEqual([]);
});
