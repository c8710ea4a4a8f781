import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { temporaryFolder } from '@golf/database/testing';
import { publishFiles } from './testing/publish-files.ts';
import { DamagedRelease, digestsOf, isWhole, readWholeRelease } from './digests.ts';

const FILES: Record<string, string> = {
  'client/remoteEntry.js': 'init()',
  'client/remoteEntry.js.br': 'i',
  'server/Courses.js': 'render()',
};

async function store() {
  const releases = await temporaryFolder();
  return { releases, folder: await publishFiles(releases, 'mfe-courses', '1', FILES) };
}

test('every file of a release has a digest, but for the description that states them', async () => {
  const { folder } = await store();
  expect(digestsOf(folder)).toEqual({
    'client/remoteEntry.js': expect.stringMatching(/^sha256-/),
    'client/remoteEntry.js.br': expect.stringMatching(/^sha256-/),
    // printf 'render()' | openssl dgst -sha256 -binary | base64
    'server/Courses.js': 'sha256-MuEi4PRmqADeF7hg05uewLITWvaKw+9CZqqss9pu3bk=',
  });
});

test.each(Object.keys(FILES))('a release whose %s is another, or is missing, is damaged', async (file) => {
  const { releases, folder } = await store();
  await writeFile(join(folder, file), 'x');
  expect(() => readWholeRelease(releases, 'mfe-courses', '1')).toThrow(
    `mfe-courses 1 is damaged: ${file} differs from the published file. Copy the release again from where it was built, or build it again with "npm run build".`,
  );
  await rm(join(folder, file));
  expect(() => readWholeRelease(releases, 'mfe-courses', '1')).toThrow(`mfe-courses 1 is damaged: ${file} is missing.`);
  expect(() => readWholeRelease(releases, 'mfe-courses', '1')).toThrow(DamagedRelease);
  await writeFile(join(folder, file), FILES[file] ?? '');
  expect(isWhole(releases, 'mfe-courses', '1')).toBe(true);
});

test.each(['', '.br', '.gz'])(
  'a release is damaged when one of the files that it shares is: Courses-Kx3.js%s',
  async (form) => {
    const releases = await temporaryFolder();
    const content = Buffer.from('courses()');
    await publishFiles(releases, 'mfe-courses', '1', {
      'files/Courses-Kx3.js': content,
      'files/Courses-Kx3.js.br': brotliCompressSync(content),
      'files/Courses-Kx3.js.gz': gzipSync(content),
    });
    const file = join(releases, `mfe-courses/files/Courses-Kx3.js${form}`);
    for (const other of ['x', gzipSync('y'), brotliCompressSync('z')]) {
      await writeFile(file, other);
      expect(() => readWholeRelease(releases, 'mfe-courses', '1')).toThrow(
        `mfe-courses 1 is damaged: files/Courses-Kx3.js${form} differs from the published file.`,
      );
    }
    await rm(file);
    expect(() => readWholeRelease(releases, 'mfe-courses', '1')).toThrow(`files/Courses-Kx3.js${form} is missing.`);
  },
);

test('a shared file compressed by another Node version is accepted', async () => {
  const releases = await temporaryFolder();
  await publishFiles(releases, 'mfe-courses', '1', {
    'files/Courses-Kx3.js': 'courses()',
    'files/Courses-Kx3.js.gz': gzipSync('courses()', { level: 9 }),
  });
  await writeFile(join(releases, 'mfe-courses/files/Courses-Kx3.js.gz'), gzipSync('courses()', { level: 0 }));
  expect(isWhole(releases, 'mfe-courses', '1')).toBe(true);
});

test('a release is looked through once, and again when it has been built again', async () => {
  const { releases, folder } = await store();
  expect(isWhole(releases, 'mfe-courses', '1')).toBe(true);
  await writeFile(join(folder, 'server/Courses.js'), 'other()');
  expect(isWhole(releases, 'mfe-courses', '1')).toBe(true);
  await publishFiles(releases, 'mfe-courses', '1', {}, { files: { 'server/Courses.js': 'sha256-else' } });
  expect(isWhole(releases, 'mfe-courses', '1')).toBe(false);
});

test('an old release with digests of scripts only is checked by these', async () => {
  const { releases, folder } = await store();
  const integrity = { 'remoteEntry.js': digestsOf(folder)['client/remoteEntry.js'] ?? '' };
  await publishFiles(releases, 'mfe-courses', '1', { 'server/Courses.js': 'other()' }, { files: {}, integrity });
  expect(isWhole(releases, 'mfe-courses', '1')).toBe(true);
  await publishFiles(releases, 'mfe-courses', '2', { 'client/remoteEntry.js': 'other()' }, { files: {}, integrity });
  expect(isWhole(releases, 'mfe-courses', '2')).toBe(false);
});
