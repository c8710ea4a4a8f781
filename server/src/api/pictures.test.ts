import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { pictureText } from '../testing/fixture.ts';
import { startApp } from '../testing/start-app.ts';

const ONLY_A_PICTURE = {
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
};

describe('/images', () => {
  test('serves what the import copied, for an hour, and cannot run as a page', async () => {
    const { app } = await startApp();
    const response = await app.inject('/images/cabinets/oak.svg');
    expect(response.statusCode).toBe(200);
    expect(response.payload).toBe(pictureText('cabinets/oak.svg'));
    expect(response.headers).toMatchObject({
      ...ONLY_A_PICTURE,
      'content-type': expect.stringMatching(/^image\/svg\+xml/),
      'cache-control': 'public, max-age=3600',
      etag: expect.any(String),
    });
    const again = await app.inject({
      url: '/images/cabinets/oak.svg',
      headers: { 'if-none-match': String(response.headers.etag) },
    });
    expect(again.statusCode).toBe(304);
    expect((await app.inject({ method: 'HEAD', url: '/images/cabinets/oak.svg' })).statusCode).toBe(200);
  });

  test('sends a drawing compressed, and the new one after it was replaced', async () => {
    const { app, imagesFolder } = await startApp();
    const path = join(imagesFolder, 'cabinets/oak.svg');
    const ask = () => app.inject({ url: '/images/cabinets/oak.svg?x=1', headers: { 'accept-encoding': 'br' } });
    for (const name of ['first', 'second one']) {
      const drawing = `<svg>${`<g id="${name}"/>`.repeat(200)}</svg>`;
      await writeFile(path, drawing);
      const response = await ask();
      expect(response.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
      expect(brotliDecompressSync(response.rawPayload).toString()).toBe(drawing);
    }
  });

  test('serves other pictures from the disk', async () => {
    const { app, imagesFolder } = await startApp();
    await writeFile(join(imagesFolder, 'photo.jpg'), 'a photo');
    const response = await app.inject('/images/photo.jpg');
    expect(response.payload).toBe('a photo');
    expect(response.headers).toMatchObject({
      ...ONLY_A_PICTURE,
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=3600',
    });
  });

  test.each([
    '/images/',
    '/images/cabinets',
    '/images/cabinets/',
    '/images/none.svg',
    '/images/.hidden/a.svg',
    '/images/..%2fgolf.sqlite',
    '/images/cabinets/%2e%2e%2f%2e%2e%2fgolf.sqlite',
    '/images/cabinets/%00.svg',
  ])('%s is refused', async (url) => {
    const { app, imagesFolder } = await startApp();
    await mkdir(join(imagesFolder, '.hidden'));
    await writeFile(join(imagesFolder, '.hidden/a.svg'), 'hidden');
    const response = await app.inject(url);
    expect([400, 403, 404]).toContain(response.statusCode);
    expect(response.payload).toMatch(/^[A-Z][^\n<]*\.\n$/);
  });

  test('a link out of the folder is not made by an import; one made by hand is the owner’s own', async () => {
    const { app, imagesFolder } = await startApp();
    await symlink(join(imagesFolder, 'cabinets/oak.svg'), join(imagesFolder, 'linked.svg'));
    expect((await app.inject('/images/linked.svg')).statusCode).toBe(200);
  });
});

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
