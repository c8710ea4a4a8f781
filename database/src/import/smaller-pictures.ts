import { PICTURE_WIDTHS } from '@golf/shared/site';
import sharp from 'sharp';

/** Above every camera's resolution. A small file that claims more is a mistake or a decompression bomb. */
const MOST_PIXELS = 50_000_000;

/** 20 % smaller than at quality 82, with no visible difference at these sizes. */
const WEBP = { quality: 76, effort: 6 } as const;

/**
 * WebP thumbnails of a picture in PICTURE_WIDTHS, which apply to the shorter side; never enlarged. Browsers open each
 * SVG as a separate document, and a phone's photograph has 100 times the pixels that are shown.
 * @returns thumbnails by width; null for an unreadable picture
 */
export async function smallerPictures(content: Buffer): Promise<ReadonlyMap<number, Buffer> | null> {
  const largest = PICTURE_WIDTHS[PICTURE_WIDTHS.length - 1];
  try {
    const decoded = sharp(content, { limitInputPixels: MOST_PIXELS });
    const isDrawing = (await decoded.metadata()).format === 'svg';
    const options = { fit: 'outside', withoutEnlargement: !isDrawing } as const;
    // Rotated by its EXIF data, and decoded once for all widths.
    const { data, info } = await decoded
      .autoOrient()
      .resize(largest, largest, options)
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width, height, channels } = info;
    const rasters = PICTURE_WIDTHS.map(async (size) => {
      const raster = sharp(data, { raw: { width, height, channels } }).resize(size, size, {
        ...options,
        withoutEnlargement: true,
      });
      return [size, await raster.webp(WEBP).toBuffer()] as const;
    });
    return new Map(await Promise.all(rasters));
  } catch {
    return null;
  }
}
