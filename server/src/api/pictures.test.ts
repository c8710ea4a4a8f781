import { once } from 'node:events';
import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, onTestFinished, test } from 'vitest';
import { importFolder } from '@golf/database/import';
import { fillDisk, FIXTURE, fixtureDatabase, pictureText, roundLine, writeFixture } from '@golf/database/testing';
import { listen, startApp } from '../testing/start-app.ts';

/** Photographs need no policy. */
const ONLY_A_PICTURE = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'cross-origin',
};
const ONLY_A_DRAWING = {
  ...ONLY_A_PICTURE,
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
};

describe('/images', () => {
  test('serves what the import copied, for an hour, and cannot run as a page', async () => {
    const { app } = await startApp();
    const response = await app.inject('/images/cabinets/oak.svg');
    expect(response.statusCode).toBe(200);
    expect(response.payload).toBe(pictureText('cabinets/oak.svg'));
    expect(response.headers).toMatchObject({
      ...ONLY_A_DRAWING,
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

  test('sends a drawing compressed, and the new one after the next import', async () => {
    const { app, answers, ...opened } = await startApp();
    const ask = () => app.inject({ url: '/images/cabinets/oak.svg?x=1', headers: { 'accept-encoding': 'br' } });
    for (const name of ['first', 'second one']) {
      const drawing = `<svg>${`<g id="${name}"/>`.repeat(200)}</svg>`;
      await importFolder(await writeFixture({ 'images/cabinets/oak.svg': drawing }), opened.database, opened);
      await answers.refresh();
      const response = await ask();
      expect(response.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
      expect(brotliDecompressSync(response.rawPayload).toString()).toBe(drawing);
    }
  });

  test('sends faces and logos in the requested width, or the original', async () => {
    const { app } = await startApp();
    const ask = async (url: string) => (await app.inject(url)).headers['content-type'];
    expect(await ask('/images/players/ann.svg?w=48')).toBe('image/webp');
    expect(await ask('/images/channels/ann.svg?w=192')).toBe('image/webp');
    expect(await ask('/images/players/ann.svg')).toMatch(/^image\/svg\+xml/);
    expect(await ask('/images/players/ann.svg?w=50')).toMatch(/^image\/svg\+xml/);
    expect(await ask('/images/cabinets/oak.svg?w=48')).toMatch(/^image\/svg\+xml/);
  });

  test('have only the headers that pictures need; a missing one has all', async () => {
    const { app } = await startApp({ opened: await fixtureDatabase({ 'images/photo.jpg': 'a photo' }) });
    const namesOf = async (url: string) => Object.keys((await app.inject(url)).headers).toSorted();
    const needed = [
      'access-control-allow-origin',
      'cache-control',
      'content-length',
      'content-type',
      'cross-origin-resource-policy',
      'date',
      'etag',
      'x-content-type-options',
    ];
    expect(await namesOf('/images/photo.jpg')).toEqual(needed);
    expect(await namesOf('/images/players/ann.svg?w=48')).toEqual(needed);
    expect(await namesOf('/images/players/ann.svg')).toEqual(['content-security-policy', ...needed].toSorted());
    expect(await namesOf('/images/none.jpg')).toEqual(
      expect.arrayContaining(['content-security-policy', 'x-request-id']),
    );
  });

  test.each([
    ['1.1', '', undefined],
    ['1.1', 'connection: close\r\n', 'close'],
    ['1.0', 'connection: keep-alive\r\n', 'keep-alive'],
  ])('say of the connection what HTTP/%s does not take for granted after "%s"', async (version, asked, said) => {
    const { app } = await startApp();
    const { hostname, port } = new URL(await listen(app));
    const socket = connect(Number(port), hostname);
    onTestFinished(() => void socket.destroy());
    socket.write(`GET /images/players/ann.svg?w=48 HTTP/${version}\r\nhost: x\r\n${asked}\r\n`);
    const [answer] = (await once(socket, 'data')) as [Buffer];
    expect(String(answer)).toMatch(/^HTTP\/1.1 200 OK/);
    expect(/^connection: (.*)\r$/im.exec(String(answer))?.[1]).toBe(said);
  });

  /** @promise Data: An import is all or nothing, rows and pictures together */
  test('shows the old pictures with the old rows when an import ends between pictures and rows', async () => {
    const { app, answers, ...opened } = await startApp();
    const { database } = opened;
    const makeRoom = await fillDisk(database);
    const many = Array.from({ length: 5000 }, (_, index) =>
      roundLine({ id: 1000 + index, player: 5, date: '2025-05-05', gross: 80 }),
    );
    const folder = await writeFixture({
      'images/cabinets/oak.svg': pictureText('new oak'),
      'rounds.csv': `${FIXTURE['rounds.csv']}${many.join('\n')}\n`,
    });
    await expect(importFolder(folder, database, opened)).rejects.toThrow('the disk is full');
    await answers.refresh();
    expect((await app.inject('/images/cabinets/oak.svg')).payload).toBe(pictureText('cabinets/oak.svg'));
    await makeRoom();
    await importFolder(folder, database, opened);
    await answers.refresh();
    expect((await app.inject('/images/cabinets/oak.svg')).payload).toBe(pictureText('new oak'));
  });

  test('serves them under their own names while nothing says more: data of an older version of the server', async () => {
    const opened = await fixtureDatabase();
    await opened.database.deleteFrom('pictures').execute();
    await mkdir(join(opened.imagesFolder, 'cabinets'));
    await writeFile(join(opened.imagesFolder, 'cabinets/oak.svg'), pictureText('as it was'));
    const { app } = await startApp({ opened });
    expect((await app.inject('/images/cabinets/oak.svg')).payload).toBe(pictureText('as it was'));
  });

  /** @promise Data: A database that does not answer blocks no release, and removes no picture */
  test('goes on serving pictures while the database does not answer', async () => {
    const { app, answers, database } = await startApp();
    const ask = async () => (await app.inject('/images/cabinets/oak.svg')).payload;
    const before = await ask();
    await database.schema.dropTable('pictures').execute();
    await database.updateTable('meta').set({ data_version: 'another' }).execute();
    await answers.refresh();
    expect(await ask()).toBe(before);
  });

  test('serves other pictures from the disk', async () => {
    const { app } = await startApp({ opened: await fixtureDatabase({ 'images/photo.jpg': 'a photo' }) });
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

  test('a file that no import brought is not served', async () => {
    const { app, imagesFolder } = await startApp();
    await symlink('/etc/hostname', join(imagesFolder, 'linked.svg'));
    expect((await app.inject('/images/linked.svg')).statusCode).toBe(404);
  });
});
