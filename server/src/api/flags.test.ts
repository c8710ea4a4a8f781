import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { startApp } from '../testing/start-app.ts';

/** Distance of two colours, 0 to 255, in the channel of the largest difference. */
const farthestChannel = (one: string, other: string) =>
  Math.max(
    ...[1, 3, 5].map((at) => Math.abs(parseInt(one.slice(at, at + 2), 16) - parseInt(other.slice(at, at + 2), 16))),
  );

const ONLY_A_PICTURE = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'cross-origin',
};
const ONLY_A_DRAWING = {
  ...ONLY_A_PICTURE,
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
};

/** Size of a picture, and the colour in the middle of a row. */
async function pixelsOf(picture: Buffer) {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const colourAt = (row: number) => {
    const at = (row * info.width + info.width / 2) * info.channels;
    return data[at + 3] === 0 ? 'blank' : `#${data.toString('hex', at, at + 3)}`;
  };
  return { info, colourAt };
}

describe('/flags', () => {
  test.each(['de', 'gb-sct', 'eu'])('%s is served for a day, compressed', async (code) => {
    const { app } = await startApp();
    const response = await app.inject({ url: `/flags/${code}.svg`, headers: { 'accept-encoding': 'br' } });
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      ...ONLY_A_DRAWING,
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
  test.each(['png', 'svg'])('holds the flags that its address names, below each other (%s)', async (ending) => {
    const { app } = await startApp();
    const response = await app.inject(`/flags/sheet/de,ua.${ending}`);
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      ...ONLY_A_PICTURE,
      'content-type': 'image/png',
      'cache-control': 'public, max-age=86400',
    });
    const { info, colourAt } = await pixelsOf(response.rawPayload);
    expect(info).toMatchObject({ width: 84, height: 126 });
    // Red and gold; blue and yellow.
    expect([31, 55, 78, 110].map(colourAt)).toEqual(['#ff0000', '#ffcc00', '#0057b8', '#ffd700']);
  });

  test.each([56, 84])('is sent in the requested width, as a smaller file (%i)', async (width) => {
    const { app } = await startApp();
    const response = await app.inject(`/flags/sheet/de,ua.png?w=${width}`);
    expect(response.headers).toMatchObject({ ...ONLY_A_PICTURE, 'content-type': 'image/webp' });
    const { info, colourAt } = await pixelsOf(response.rawPayload);
    expect(info).toMatchObject({ width, height: width * 1.5 });
    const rows = [0.375, 0.65, 0.93, 1.3].map((at) => Math.round(at * width));
    // Two indistinguishable golds may become one.
    const flags = ['#ff0000', '#ffcc00', '#0057b8', '#ffd700'];
    expect(rows.map((row, at) => farthestChannel(colourAt(row), flags[at] ?? '') < 8)).toEqual(flags.map(() => true));
    expect((await app.inject('/flags/sheet/de,ua.png?w=5000')).headers['content-type']).toBe('image/png');
  });

  test('leaves the place of a country without a flag blank', async () => {
    const { app } = await startApp();
    const { rawPayload } = await app.inject('/flags/sheet/aa,de,zz.png');
    const { info, colourAt } = await pixelsOf(rawPayload);
    expect(info.height).toBe(3 * 63);
    expect([31, 63 + 31, 126 + 31].map(colourAt)).toEqual(['blank', '#ff0000', 'blank']);
  });

  test('of the most frequent flags is no larger than its files', async () => {
    const { app } = await startApp();
    const codes =
      'ar,at,au,be,br,ca,cl,cn,de,dk,es,eu,fi,fr,gb-eng,gb-nir,gb-sct,gb-wls,ie,in,it,jp,kr,mx,nl,no,nz,pt,se,th,us,za';
    const { rawPayload } = await app.inject(`/flags/sheet/${codes}.png`);
    expect(rawPayload.length).toBeLessThan(14_000);
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
    expect((await app.inject(`/flags/sheet/${codes}.png`)).statusCode).toBe(404);
  });
});
