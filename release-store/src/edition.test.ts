import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readEdition } from './edition.ts';

let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'golf-releases-'));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

async function publish(app: string, version: string): Promise<void> {
  await mkdir(join(folder, app, version), { recursive: true });
  const entry = { file: 'remoteEntry.js', scripts: [], styles: [] };
  const release = { app, version, platform: '1.0.0', react: '19.3.1', entry, modules: {}, rootFiles: [] };
  await writeFile(join(folder, app, version, 'release.json'), JSON.stringify(release));
}

test('a release that is missing is left out and named; the others are live', async () => {
  await publish('shell', '1');
  await publish('mfe-courses', '1');
  const versions = { shell: '1', 'mfe-courses': '1', 'mfe-articles': '9' };
  const problems: string[] = [];
  const live = readEdition(folder, versions, ({ problem }) => problems.push(problem));
  expect(live.shell?.version).toBe('1');
  expect([...live.remotes.keys()]).toEqual(['mfe-courses']);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(/mfe-articles.*9.*release\.json cannot be read/);
});

test('a release that cannot be read leaves the one that was live where it is', async () => {
  await publish('mfe-courses', '1');
  const problems: string[] = [];
  const before = readEdition(folder, { 'mfe-courses': '1' }, ({ problem }) => problems.push(problem));
  const after = readEdition(folder, { 'mfe-courses': '2' }, ({ problem }) => problems.push(problem), before);
  expect(after.remotes.get('mfe-courses')?.version).toBe('1');
  expect(after.id).toBe(before.id);
  expect(problems).toHaveLength(1);
});
