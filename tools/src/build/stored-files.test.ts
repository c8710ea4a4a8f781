import { existsSync } from 'node:fs';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { built, folderOf, receive, storeWith } from '../testing/release-store.ts';
import { shareFiles, storedNames, ingest } from './stored-files.ts';

const shared = (store: string) => join(store, 'mfe-courses/files');

test('scripts, style sheets and named files are stored by content, others unchanged', async () => {
  const client = await folderOf({
    'remoteEntry.js': 'init()',
    'Courses.css': '.card{}',
    'index.html': '<p>',
    'icon.svg': '<svg/>',
    'archivo-DY7AcnAaJVQmnEo0.woff2': 'font',
    'mf-manifest.json': '{}',
    '.vite/manifest.json': '{}',
  });
  expect(storedNames(client, ['index.html', 'icon.svg', 'mf-manifest.json'])).toEqual({
    'Courses.css': expect.stringMatching(/^Courses-[\w-]{12}\.css$/),
    'archivo-DY7AcnAaJVQmnEo0.woff2': 'archivo-DY7AcnAaJVQmnEo0.woff2',
    'icon.svg': expect.stringMatching(/^icon-[\w-]{12}\.svg$/),
    'index.html': expect.stringMatching(/^index-[\w-]{12}\.html$/),
    'mf-manifest.json': expect.stringMatching(/^mf-manifest-[\w-]{12}\.json$/),
    // printf 'init()' | openssl dgst -sha256 -binary | base64 | tr +/ -_ | head -c 12
    'remoteEntry.js': 'remoteEntry-w4ujnOpjBoH2.js',
  });
});

test('a file that two releases have is there once, as the first has left it', async () => {
  const store = await storeWith({ 1: { 'files/a-1.js': 'a()', 'files/a-1.js.gz': gzipSync('a()', { level: 9 }) } });
  const first = await readFile(join(shared(store), 'a-1.js.gz'));
  const folder = await built('2', {
    'files/a-1.js': 'a()',
    'files/a-1.js.gz': gzipSync('a()', { level: 0 }),
    'files/b-1.js': 'b()',
  });
  await shareFiles(store, 'mfe-courses', folder);
  expect((await readdir(shared(store))).toSorted()).toEqual(['a-1.js', 'a-1.js.gz', 'b-1.js']);
  expect(await readFile(join(shared(store), 'a-1.js.gz'))).toEqual(first);
  expect(existsSync(join(folder, 'files'))).toBe(false);
});

test('a name that another release has given to another content is refused, and that stays', async () => {
  const store = await storeWith({ 1: { 'files/logo.svg': '<svg>old</svg>' } });
  const folder = await built('2', { 'files/logo.svg': '<svg>new</svg>' });
  await expect(shareFiles(store, 'mfe-courses', folder)).rejects.toThrow(
    'mfe-courses cannot be published: another release has a file logo.svg with another content. Give it another name.',
  );
  expect(await readFile(join(shared(store), 'logo.svg'), 'utf8')).toBe('<svg>old</svg>');
});

test('a shared file that was damaged is replaced by the one that is published again', async () => {
  const store = await storeWith({ 1: { 'files/a-1.js': 'a()', 'files/a-1.js.gz': gzipSync('a()') } });
  await writeFile(join(shared(store), 'a-1.js'), 'spoiled');
  await writeFile(join(shared(store), 'a-1.js.gz'), 'spoiled');
  const folder = await built('1', { 'files/a-1.js': 'a()', 'files/a-1.js.gz': gzipSync('a()') });
  await shareFiles(store, 'mfe-courses', folder);
  expect(await readFile(join(shared(store), 'a-1.js'), 'utf8')).toBe('a()');
  expect(await readFile(join(shared(store), 'a-1.js.gz'))).toEqual(gzipSync('a()'));
});

test('a release that was taken in halfway is taken in by the next attempt', async () => {
  const store = await storeWith({ 1: { 'files/a-1.js': 'a()' } });
  const files = { 'files/a-1.js': 'a()', 'files/b-1.js': 'b()', 'files/c-1.js': 'c()' };
  await receive(store, '2', files);
  // One file was moved before the program was killed.
  await rm(join(store, 'mfe-courses/2/files/c-1.js'));
  await writeFile(join(shared(store), 'c-1.js'), 'c()');
  await ingest(store, 'mfe-courses', '2');
  expect((await readdir(shared(store))).toSorted()).toEqual(['a-1.js', 'b-1.js', 'c-1.js']);
  expect(await readdir(join(store, 'mfe-courses/2'))).toEqual(['release.json', 'server']);
});
