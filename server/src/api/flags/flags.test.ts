import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { startApp } from '../../testing/start-app.ts';
import { simplifyFlag, simplifyPath } from './simplify.ts';

const ONLY_A_PICTURE = {
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
};
const FOLDER = join(createRequire(import.meta.url).resolve('flag-icons/package.json'), '../flags/4x3');
const original = (code: string) => readFileSync(join(FOLDER, `${code}.svg`), 'utf8');

describe('/flags', () => {
  test.each(['de', 'gb-sct', 'eu'])('%s is served for a day, compressed', async (code) => {
    const { app } = await startApp();
    const response = await app.inject({ url: `/flags/${code}.svg`, headers: { 'accept-encoding': 'br' } });
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      ...ONLY_A_PICTURE,
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=86400',
    });
    const plain = await app.inject(`/flags/${code}.svg`);
    expect(plain.payload).toMatch(/^<svg/);
    const again = await app.inject({
      url: `/flags/${code}.svg`,
      headers: { 'if-none-match': String(plain.headers.etag) },
    });
    expect(again.statusCode).toBe(304);
  });

  test.each(['/flags/zz.svg', '/flags/DE.svg', '/flags/../package.json', '/flags/de', '/flags/'])(
    '%s is not there',
    async (url) => {
      const { app } = await startApp();
      expect((await app.inject(url)).statusCode).toBe(404);
    },
  );
});

describe('/flags/sheet', () => {
  test('holds the flags that its address names, below each other', async () => {
    const { app } = await startApp();
    const response = await app.inject('/flags/sheet/de,gb-sct.svg');
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      ...ONLY_A_PICTURE,
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=86400',
    });
    expect(response.payload).toMatch(/^<svg [^>]* width="640" height="960"/);
    expect(response.payload.match(/<svg y="\d+"/g)).toEqual(['<svg y="0"', '<svg y="480"']);
  });

  test('leaves the place of a country without a flag blank', async () => {
    const { app } = await startApp();
    const { payload } = await app.inject('/flags/sheet/aa,de,zz.svg');
    expect(payload).toContain('height="1440"');
    expect(payload.match(/<svg y="\d+"/g)).toEqual(['<svg y="480"']);
  });

  test.each([
    ['no flag that there is', 'zz'],
    ['not in order', 'gb-sct,de'],
    ['one twice', 'de,de'],
    [
      'more than a sheet holds',
      Array.from({ length: 33 }, (_, i) => `a${String.fromCodePoint(97 + (i % 26))}-${i < 26 ? 'aa' : 'bb'}`)
        .toSorted()
        .join(','),
    ],
    ['nothing', ''],
  ])('%s: is not there', async (_, codes) => {
    const { app } = await startApp();
    expect((await app.inject(`/flags/sheet/${codes}.svg`)).statusCode).toBe(404);
  });
});

describe('simplified for a row of a table', () => {
  test('coats of arms shrink to less than a third', () => {
    for (const code of ['es', 'mx', 'gb-nir']) {
      const [before, after] = [original(code), simplifyFlag(original(code))].map(
        (svg) => brotliCompressSync(svg).length,
      );
      expect(after, code).toBeLessThan((before ?? 0) / 3);
    }
  });

  test('flags on one sheet do not share names', () => {
    const owners = new Map<string, string>();
    for (const file of readdirSync(FOLDER)) {
      const code = file.replace('.svg', '');
      for (const [, id = ''] of simplifyFlag(original(code)).matchAll(/ id="([^"]*)"/g)) {
        expect(owners.get(id) ?? code, id).toBe(code);
        owners.set(id, code);
      }
    }
  });

  test.each([
    ['relative and absolute, with shorthands', 'M10 10h100v100H10z', 'm10 10l100 0l0 100l-100 0z'],
    ['further pairs of a move are lines', 'm0 0 50 0 0 50z', 'm0 0l50 0l0 50z'],
    [
      'a smooth curve mirrors the one before',
      'M0 0C0 50 50 50 50 0S100-50 100 0',
      'm0 0c0 50 50 50 50 0c0-50 50-50 50 0',
    ],
    ['flags of an arc without spaces', 'M0 0a50 50 0 01100 0z', 'm0 0a50 50 0 0 1 100 0z'],
    ['a fraction does not add up', 'M0 0l40.4 0 40.4 0 40.4 0', 'm0 0l40 0l41 0l40 0'],
    ['steps that nobody sees', 'M0 0h2h2h2h2h100', 'm0 0l8 0l100 0'],
    [
      'a circle of two arcs stays',
      'M100 100a20 20 0 1 0 40 0a20 20 0 1 0-40 0',
      'm100 100a20 20 0 1 0 40 0a20 20 0 1 0-40 0',
    ],
    ['a speck', 'M100 100l3 0 0 3z', ''],
  ])('%s', (_, path, simple) => {
    expect(simplifyPath(path)).toBe(simple);
  });

  test('a speck that is shown larger stays', () => {
    expect(simplifyPath('M1 1h5v5H1z', 10)).not.toBe('');
  });
});
