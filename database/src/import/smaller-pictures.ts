import { PICTURE_WIDTHS } from '@golf/shared/site';
import sharp from 'sharp';

/** More than any camera has: a small file that claims to be so large is a mistake, or an attack on the memory. */
const MOST_PIXELS = 50_000_000;

/** A fifth smaller than at a quality of 82, and the same to the eye in these sizes. */
const WEBP = { quality: 76, effort: 6 } as const;

/**
 * A picture as rasters of PICTURE_WIDTHS: WebP, their shorter side of that many pixels, never enlarged. The browser opens
 * each SVG as a document of its own, and a photograph of a phone has a hundred times the pixels that are shown.
 * @returns the rasters by width; null for what cannot be read as a picture
 */
export async function smallerPictures(content: Buffer): Promise<ReadonlyMap<number, Buffer> | null> {
  const largest = PICTURE_WIDTHS[PICTURE_WIDTHS.length - 1];
  try {
    const decoded = sharp(content, { limitInputPixels: MOST_PIXELS });
    const isDrawing = (await decoded.metadata()).format === 'svg';
    const options = { fit: 'outside', withoutEnlargement: !isDrawing } as const;
    // Turned upright by its EXIF data, decoded once for all widths.
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
