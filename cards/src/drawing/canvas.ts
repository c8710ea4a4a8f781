import { createCanvas, type Canvas, type SKRSContext2D } from '@napi-rs/canvas';
import { SOCIAL_CARD_SIZE } from '@golf/shared/social-cards';
import sharp from 'sharp';
import { token } from '../tokens.ts';
import { setFont, type TextStyle } from './fonts.ts';
import { fit, legible, type FittedText, type Room } from './text.ts';

export const { width: WIDTH, height: HEIGHT } = SOCIAL_CARD_SIZE;
/** Left and right margin in px. */
export const EDGE = 72;

/** The ground is pine in both themes, so its colours are those of the dark theme. */
export const COLOURS = {
  pine: token('pine'),
  ink: token('pine-ink'),
  ink2: token('pine-ink-2'),
  line: token('pine-line'),
  press: token('pine-press'),
  accent: token('accent', 'dark'),
  gold: token('gold', 'dark'),
} as const;

export type Picture = Canvas;

/** A canvas with the card's pictures. */
export interface Pen {
  context: SKRSContext2D;
  /** A picture cropped to fill a box; null if it is missing or cannot be decoded. */
  picture: (address: string | null, width: number, height: number) => Promise<Picture | null>;
}

/** Maximum number of pixels of a picture: larger ones are not decoded. */
const LARGEST = 50_000_000;

/** Decodes a picture of any format that the site serves. */
async function opened(bytes: Uint8Array, width: number, height: number): Promise<Picture | null> {
  try {
    const { data } = await sharp(bytes, { limitInputPixels: LARGEST, density: 144 })
      .rotate()
      .resize(width, height, { fit: 'cover' })
      .ensureAlpha()
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    const canvas = createCanvas(width, height);
    const context = canvas.getContext('2d');
    const image = context.createImageData(width, height);
    image.data.set(data);
    context.putImageData(image, 0, 0);
    return canvas;
  } catch {
    // The card is drawn without the picture.
    return null;
  }
}

export function createPen(context: SKRSContext2D, pictures: ReadonlyMap<string, Uint8Array>): Pen {
  return {
    context,
    async picture(address, width, height) {
      const bytes = address === null ? undefined : pictures.get(address);
      return bytes ? await opened(bytes, width, height) : null;
    },
  };
}

export interface Placed {
  x: number;
  /** Of the (first) baseline. */
  y: number;
  colour: string;
  align?: 'left' | 'right' | 'center';
}

/** Draws one line that is known to fit. @returns its width in px */
export function write(
  { context }: Pen,
  text: string,
  style: TextStyle,
  { x, y, colour, align = 'left' }: Placed,
): number {
  setFont(context, style);
  context.fillStyle = colour;
  context.textAlign = align;
  context.textBaseline = 'alphabetic';
  context.fillText(text, x, y);
  return context.measureText(text).width;
}

/** Line height as a share of the font size. */
const LEADING = 1.02;

/** Draws fitted text. @returns px from the first baseline to the last */
export function writeFitted(pen: Pen, { lines, style }: FittedText, placed: Placed): number {
  const leading = Math.round(style.size * LEADING);
  for (const [at, line] of lines.entries()) write(pen, line, style, { ...placed, y: placed.y + at * leading });
  return (lines.length - 1) * leading;
}

/** Fits text into a box, in letters that the font has. */
export const fitWords = (
  { context }: Pen,
  text: string | null,
  spare: string,
  face: Omit<TextStyle, 'size'>,
  room: Room,
): FittedText => fit(context, text === null ? 'To be announced' : legible(context, text, spare), face, room);

/** Bold and narrow, as the site's headings and figures. */
export const DISPLAY = { weight: 780, width: 78 } as const;
export const STRONG = { weight: 680, width: 90 } as const;
export const PLAIN = { weight: 460, width: 96 } as const;

export function box({ context }: Pen, x: number, y: number, width: number, height: number, radius: number): void {
  context.beginPath();
  context.roundRect(x, y, width, height, radius);
}

/** Positions of the ball's dimples, as shares of its radius. */
const DIMPLES = [-0.56, -0.28, 0, 0.28, 0.56].flatMap((y, row) =>
  [-0.66, -0.33, 0, 0.33, 0.66]
    .map((x) => [x + (row % 2 ? 0.165 : 0), y] as const)
    .filter(([x]) => Math.hypot(x, y) < 0.8),
);

/** A golf ball: the mark of the site. */
export function ball({ context }: Pen, x: number, y: number, radius: number): void {
  context.fillStyle = COLOURS.ink;
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.fill();
  context.fillStyle = COLOURS.ink2;
  context.globalAlpha = 0.6;
  for (const [dx, dy] of DIMPLES) {
    context.beginPath();
    context.arc(x + dx * radius, y + dy * radius, radius * 0.085, 0, 2 * Math.PI);
    context.fill();
  }
  context.globalAlpha = 1;
}
