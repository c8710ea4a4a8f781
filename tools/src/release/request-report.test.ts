import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { changeLive, withLive } from '@golf/release-store';
import { makeTeam } from '@golf/release-store/testing/signed';
import { expect, test } from 'vitest';
import { publish, storeWith } from '../testing/release-store.ts';
import { contractChanges, requestReport } from './request-report.ts';

const APP = 'mfe-courses';

/** A release of some bytes. */
async function weighing(store: string, version: string, bytes: number): Promise<void> {
  const name = `Courses-${version}.js`;
  await publish(store, version, { [`files/${name}`]: 'x'.repeat(bytes) });
  const file = join(store, APP, version, 'release.json');
  // Written by `publish`.
  const release = JSON.parse(await readFile(file, 'utf8')) as { entry: { scripts: string[] } };
  release.entry.scripts = [name];
  await writeFile(file, JSON.stringify(release));
}

test('a request is compared with what is live', async () => {
  const store = await storeWith({});
  await weighing(store, '1', 2000);
  const versions = [{ app: APP, version: '2' }];
  await weighing(store, '2', 3500);
  await writeFile(join(store, 'live.json'), '{}');
  expect(requestReport(store, versions, null)).toContain('| mfe-courses | – | 3.5 kB | new | 1 |');
  await changeLive(store, (pointer) => withLive(pointer, APP, '1'));
  const report = requestReport(store, versions, null);
  expect(report).toContain('**Gate:** passed.');
  expect(report).toContain('| mfe-courses | 2.0 kB | 3.5 kB | +1.5 kB | 1 |');
});

test('a refusal is told in its own words, with the sizes; without a build, alone', async () => {
  const store = await storeWith({});
  await weighing(store, '2', 3500);
  const refusal = 'Refused:\n  mfe-courses weighs too much.';
  const told = `**Gate:** not passed.\n\n\`\`\`\n${refusal}\n\`\`\`\n\n`;
  expect(requestReport(store, [{ app: APP, version: '2' }], refusal)).toMatch(/weighs too much[^]*\| 3\.5 kB \|/);
  expect(requestReport(store, [{ app: APP, version: '3' }], refusal)).toBe(told);
});

test('of an app with a key the report says that the site shows no preview', async () => {
  const store = await storeWith({});
  const versions = [{ app: APP, version: '1' }];
  const owner = '@golf/courses';
  const { key } = makeTeam();
  const words = 'mfe-courses has a key in owners.json';
  expect(requestReport(store, versions, null, { [APP]: { owner, keys: [key] } })).toContain(words);
  expect(requestReport(store, versions, null, { [APP]: owner })).not.toContain(words);
});

test('lines of the contract that the live shell does not have are shown, and those that it has alone', () => {
  expect(contractChanges('const a: 1;\nconst b: 2;\n', 'const a: 1;\nconst c: 3;\n')).toBe(
    "Contract, against the live shell's:\n\n```diff\n- const c: 3;\n+ const b: 2;\n```",
  );
  expect(contractChanges('const a: 1;\n', 'const a: 1;\n')).toBe("Contract: the live shell's.");
  expect(contractChanges('const a: 1;\n', null)).toBe('Contract: not known, as a release lacks its own.');
});
