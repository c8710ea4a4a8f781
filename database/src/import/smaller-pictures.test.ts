import sharp from 'sharp';
import { expect, test } from 'vitest';
import { smallerPictures } from './smaller-pictures.ts';

const sizesOf = async (content: Buffer) => {
  const smaller = await smallerPictures(content);
  return Promise.all(
    [...(smaller ?? [])].map(async ([wanted, raster]) => {
      const { format, width, height } = await sharp(raster).metadata();
      return [wanted, format, width, height];
    }),
  );
};
const photograph = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#2f6b4f' } });

test('a photograph comes in three widths, as wide for its height as it was', async () => {
  expect(await sizesOf(await photograph(1200, 800).jpeg().toBuffer())).toEqual([
    [48, 'webp', 72, 48],
    [96, 'webp', 144, 96],
    [192, 'webp', 288, 192],
  ]);
});

test('a small one is never enlarged, a drawing of any size is', async () => {
  expect(await sizesOf(await photograph(64, 64).png().toBuffer())).toEqual([
    [48, 'webp', 48, 48],
    [96, 'webp', 64, 64],
    [192, 'webp', 64, 64],
  ]);
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><circle cx="4" cy="4" r="4"/></svg>';
  expect((await sizesOf(Buffer.from(drawing))).at(-1)).toEqual([192, 'webp', 192, 192]);
});

test('one that a phone stored on its side stands upright', async () => {
  const turned = await photograph(400, 200).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  expect((await sizesOf(turned)).at(-1)).toEqual([192, 'webp', 192, 384]);
});

test('a file that is no picture has no smaller widths', async () => {
  expect(await smallerPictures(Buffer.from('<!doctype html><title>Not found</title>'))).toBeNull();
  expect(await smallerPictures(Buffer.alloc(0))).toBeNull();
});
