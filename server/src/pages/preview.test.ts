import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Edition, type Pointer, readEdition, withLive, withRollback } from '@golf/release-store';
import { publishFiles } from '@golf/release-store/testing';
import { previewOf } from './preview.ts';

let releases = '';
let live: Edition;

async function publish(app: string, version: string): Promise<void> {
  const entry = { file: 'remoteEntry.js', scripts: [], styles: [] };
  const release = { app, version, platform: '1.0.0', react: '19.3.1', entry, modules: {}, rootFiles: [] };
  await mkdir(join(releases, app, version), { recursive: true });
  await writeFile(join(releases, app, version, 'release.json'), JSON.stringify(release));
}

beforeAll(async () => {
  releases = await mkdtemp(join(tmpdir(), 'golf-preview-'));
  for (const [app, version] of [
    ['shell', '1'],
    ['mfe-courses', '1'],
    ['mfe-courses', '2'],
  ] as const)
    await publish(app, version);
  live = readEdition(releases, { shell: '1', 'mfe-courses': '1' }, () => {});
});

afterAll(() => rm(releases, { recursive: true, force: true }));

const preview = (asked: string, allowLocal = false, pointer: Pointer = {}) =>
  previewOf(asked, live, { releases, allowLocal, pointer });

test('a preview replaces the live version', () => {
  const { live: edition, previews: shown } = preview('mfe-courses@2');
  expect(edition.remotes.get('mfe-courses')?.version).toBe('2');
  expect(edition.shell?.version).toBe('1');
  expect(shown).toEqual([{ app: 'mfe-courses', version: '2' }]);
  expect(live.remotes.get('mfe-courses')?.version).toBe('1');
});

test('several releases are previewed at once, the shell and one of the own machine among them', async () => {
  await publish('shell', '2');
  const { live: edition, previews } = preview('mfe-courses@2,shell@2,mfe-articles@http://localhost:5305', true);
  expect(previews.map(({ app, version }) => `${app} ${version}`)).toEqual([
    'mfe-courses 2',
    'shell 2',
    'mfe-articles http://localhost:5305',
  ]);
  expect([edition.shell?.version, edition.remotes.get('mfe-courses')?.version]).toEqual(['2', '2']);
});

test('of a version that was rolled back, the page says when and why', () => {
  const both = withLive(withLive({}, 'mfe-courses', '1'), 'mfe-courses', '2');
  const pointer = withRollback(both, 'mfe-courses', undefined, 'the cards overlap', '2026-11-21T10:00:00.000Z');
  expect(preview('mfe-courses@2', false, pointer).previews).toEqual([
    { app: 'mfe-courses', version: '2', rolledBack: { at: '2026-11-21T10:00:00.000Z', why: 'the cards overlap' } },
  ]);
  expect(preview('mfe-courses@1', false, pointer).previews).toEqual([{ app: 'mfe-courses', version: '1' }]);
});

test('a damaged version is refused with the file at fault', async () => {
  await publishFiles(releases, 'mfe-courses', '4', {}, { files: { 'server/Courses.js': 'sha256-x' } });
  expect(() => preview('mfe-courses@4')).toThrow('mfe-courses 4 is damaged: server/Courses.js is missing.');
});

test.each([
  ['mfe-courses@3', 'There is no release mfe-courses 3.'],
  ['mfe-clubs@1', /^Request a preview as/],
  ['../shell@1', /^Request a preview as/],
  ['mfe-courses@../../x', /^Request a preview as/],
  ['mfe-courses@2,mfe-courses@1', 'mfe-courses is named twice: name one version of it.'],
  ['mfe-courses@2,', /^Request a preview as/],
  ['mfe-courses@http://localhost:5303', /LOCAL_PREVIEWS=true/],
])('%s is refused with the reason', (asked, reason) => expect(() => preview(asked)).toThrow(reason));

test('a remote of one’s own machine is shown where the site allows it, from that machine only', () => {
  expect(preview('mfe-courses@http://localhost:5303', true).previews[0]?.local?.entry).toBe(
    'http://localhost:5303/remoteEntry.js',
  );
  expect(() => preview('mfe-courses@http://evil.test', true)).toThrow(/^Request a preview as/);
  expect(() => preview('mfe-courses@http://localhost:5303@evil.test', true)).toThrow(/^Request a preview as/);
  expect(() => preview('shell@http://localhost:5303', true)).toThrow(/only remotes can/);
});
