import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readConfig } from '@golf/server/config';
import { openLog, serve } from '@golf/server/run';
import { changeLive, LOG_FILE, withLive, withTrial } from '@golf/release-store';
import { publishFiles } from '@golf/release-store/testing';
import { makeTeam, nameKeys } from '@golf/release-store/testing/signed';
import { expect, onTestFinished, test, vi } from 'vitest';
import { folderOf } from '../testing/release-store.ts';
import { checkSite } from './check-site.ts';

const APP = 'mfe-courses';
const team = makeTeam();
const MODULE = { server: 'Courses.js', scripts: [], styles: [] };
const MODULES = { Courses: MODULE, Course: MODULE, Search: MODULE };

/** A store, and a server that serves it. It needs no database: nobody opens a page. */
async function site() {
  const releases = await folderOf({});
  await publishFiles(releases, 'shell', '1', {});
  const config = readConfig({ PORT: '0', RELEASES_DIR: releases, API_ORIGIN: 'http://127.0.0.1:1' });
  const warnings: string[] = [];
  const { log } = openLog({ format: 'text', level: 'warn', write: (line) => void warnings.push(line) });
  const { address, close } = await serve(config, { log, firstPages: [] });
  onTestFinished(close);
  const publish = (version: string) =>
    publishFiles(releases, APP, version, { 'server/Courses.js': `render(${version})` }, { modules: MODULES });
  /** Publishes a release and makes it live; waits until the server has noticed. */
  async function release(version: string, isSigned: boolean): Promise<void> {
    const folder = await publish(version);
    if (isSigned) await team.signs(folder);
    await changeLive(releases, (pointer) => withLive(pointer, APP, version));
    await isShown(version);
  }
  const isShown = (version: string) =>
    vi.waitFor(
      async () =>
        expect(await (await fetch(`${address}/inspect`)).text()).toContain(`"app":"${APP}","version":"${version}"`),
      5000,
    );
  return { releases, address, publish, release, isShown, warnings, log: join(releases, LOG_FILE) };
}

const headOf = (found: readonly string[]) => /--head (\S+)$/.exec(found.at(-1) ?? '')?.[1] ?? '';

/**
 * @promise Releases: One command checks a site from outside: that its log was not rewritten, that visitors get what it
 * says, and who signed it
 */
test('a site as it should be: unbroken log, what is live, signatures from the moment a key was named', async () => {
  const { address, publish, release, releases, isShown } = await site();
  await nameKeys({});
  await release('1', false);
  await expect(checkSite(address, null)).resolves.toMatchObject({
    found: [
      expect.stringMatching(/^The log is unbroken: 1 change, the last at 2/),
      'Visitors get what it says.',
      'No live release has a key in owners.json: no signature was checked.',
      expect.stringMatching(/--head 1:[\da-f]{64}$/),
    ],
    problems: [],
  });
  await nameKeys({ [APP]: [team.key] });
  for (const version of ['2', '3']) await release(version, true);
  await team.signs(await publish('4'));
  await changeLive(releases, (pointer) => withTrial(pointer, APP, '4', 20));
  await isShown('4');
  const { found, problems } = await checkSite(address, null);
  expect(problems).toEqual([]);
  // Not the first, which was made before the key.
  expect(found).toContain('3 releases are signed by their owners.');
  expect((await checkSite(address, headOf(found))).found[0]).toMatch(
    /nothing was rewritten since the earlier check\.$/,
  );
});

test('a site whose store was written by somebody else', async () => {
  const { address, publish, release, releases, log, isShown, warnings } = await site();
  await nameKeys({ [APP]: [team.key] });
  await release('1', true);
  await release('2', true);
  const { found } = await checkSite(address, null);
  const before = await readFile(log, 'utf8');

  // Somebody publishes without the key and without the commands.
  await publish('9');
  const pointer = join(releases, 'live.json');
  await writeFile(pointer, (await readFile(pointer, 'utf8')).replace('"version": "2"', '"version": "9"'));
  await isShown('9');
  // The server shows the previous release, and goes on.
  await vi.waitFor(() => expect(warnings.join()).toContain('mfe-courses 9 is not signed'));
  expect(warnings.join()).toContain('mfe-courses 2 stays live.');
  expect((await checkSite(address, null)).problems).toEqual([
    'Visitors get mfe-courses 9 for 100 %, which the log does not say.',
    'The log says mfe-courses 2 for 100 %, which visitors do not get.',
  ]);

  // ... then writes a log in which the second release never was.
  const [first = ''] = before.split('\n');
  const hash = createHash('sha256').update(first).digest('hex');
  const change = { app: APP, from: '1', to: '9', share: 100, signed: true };
  await writeFile(
    log,
    `${first}\n${JSON.stringify({ number: 2, at: '2026-11-29', before: hash, changes: [change] })}\n`,
  );
  expect((await checkSite(address, headOf(found))).problems).toEqual([
    'The log was rewritten: its line 2 is not the one of the earlier check.',
    expect.stringContaining('mfe-courses 9 is not signed, and its owner has a key in owners.json.'),
  ]);
  await writeFile(log, before.split('\n').slice(1).join('\n'));
  expect((await checkSite(address, null)).problems).toEqual([
    'The log is broken: line 1 does not follow from the line before: a line was rewritten, or is missing.',
  ]);
});

test('a site without a log, and a head that is none', async () => {
  const { address } = await site();
  await expect(checkSite(address, null)).rejects.toThrow('has no log yet');
  await expect(checkSite('http://127.0.0.1:1', null)).rejects.toThrow('fetch failed');
});
