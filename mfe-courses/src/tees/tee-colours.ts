/** Red, green and blue, 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** Minimum contrast of text by WCAG. */
const READABLE = 4.5;

const HEX = /^#(?:([\da-f])([\da-f])([\da-f])|([\da-f]{2})([\da-f]{2})([\da-f]{2}))$/i;
const RGB = /^rgb\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})\s*\)$/i;

/** Parses "#abc", "#aabbcc" and "rgb(1, 2, 3)"; null for anything else. */
export function parseColour(colour: string): Rgb | null {
  const [, r, g, b, rr, gg, bb] = HEX.exec(colour.trim()) ?? [];
  if (rr !== undefined) return [rr, gg, bb].map((part) => parseInt(part ?? '', 16)) as unknown as Rgb; // three of them
  if (r !== undefined) return [r, g, b].map((part) => parseInt(`${part}${part}`, 16)) as unknown as Rgb;
  const [, red, green, blue] = RGB.exec(colour.trim()) ?? [];
  if (red === undefined) return null;
  const rgb: Rgb = [Number(red), Number(green), Number(blue)];
  return rgb.every((part) => part <= 255) ? rgb : null;
}

/** Relative luminance by WCAG 2, 0 to 1. */
function luminance(rgb: Rgb): number {
  const [red, green, blue] = rgb.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as unknown as Rgb; // three of them
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two colours by WCAG 2, 1 to 21. */
export function contrast(a: Rgb, b: Rgb): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].toSorted((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

const css = ([red, green, blue]: Rgb) => `rgb(${red} ${green} ${blue})`;

export interface TeeColours {
  background: string;
  /** Colour of the text; null: black or white, as in `ink`. */
  text: string | null;
  ink: 'light' | 'dark';
}

/** Luminance up to which white has more contrast than black. */
const MIDDLE = 0.179;

/**
 * Readable colours of a tee: its own text colour if the contrast is sufficient, else black or white. Null if the
 * background is not a known colour.
 */
export function teeColours(
  background: string,
  text: string,
  read: (colour: string) => Rgb | null = parseColour,
): TeeColours | null {
  const rgb = read(background);
  if (!rgb) return null;
  const wanted = read(text);
  return {
    background: css(rgb),
    text: wanted && contrast(rgb, wanted) >= READABLE ? css(wanted) : null,
    ink: luminance(rgb) > MIDDLE ? 'dark' : 'light',
  };
}

let canvas: CanvasRenderingContext2D | null = null;

/** Parses any colour that the browser knows, such as "gold". */
export function readColour(colour: string): Rgb | null {
  const known = parseColour(colour);
  if (known || !globalThis.CSS?.supports?.('color', colour)) return known;
  canvas ??= document.createElement('canvas').getContext('2d');
  if (!canvas) return null;
  // The canvas serialises every opaque colour as "#rrggbb".
  canvas.fillStyle = colour;
  return parseColour(canvas.fillStyle);
}
