/** Fat letters for thumbnails, drawn as strokes on a grid of 60 × 100: no font to load, none to license. */
const GLYPHS: Readonly<Record<string, string>> = {
  '0': 'M30 0C6 0 6 100 30 100S54 0 30 0z',
  '1': 'M14 18L34 0V100',
  '2': 'M6 22C12-8 56-6 52 28C50 50 14 74 6 100H56',
  '3': 'M8 0H54L28 38C66 40 60 104 26 100C14 100 8 92 4 84',
  '4': 'M40 100V0L2 68H58',
  '5': 'M52 0H12L8 46C34 30 60 48 54 76C48 106 12 104 4 86',
  '6': 'M46 2C16 10 4 48 6 72C8 108 54 106 54 72C54 42 14 40 6 68',
  '7': 'M4 0H56L22 100',
  '8': 'M30 48C2 44 2 0 30 0S58 44 30 48C-6 52-4 100 30 100S66 52 30 48z',
  '9': 'M14 98C44 90 56 52 54 28C52-8 6-6 6 28C6 58 46 60 54 32',
  '+': 'M30 18V82M0 50H60',
  '-': 'M2 50H58',
  '?': 'M6 22C10-8 56-6 52 26C50 46 30 46 30 68M30 98V100',
  '!': 'M30 0V62M30 98V100',
  A: 'M0 100L30 0L60 100M12 66H48',
  B: 'M8 50H32C62 50 58 100 32 100H8V0H30C56 0 56 50 30 50',
  C: 'M56 18C40-10 4-4 4 50S40 110 56 82',
  D: 'M8 0H22C68 0 68 100 22 100H8z',
  E: 'M54 0H8V100H54M8 50H46',
  G: 'M56 18C40-10 4-4 4 50S56 112 56 54H36',
  H: 'M8 0V100M52 0V100M8 50H52',
  I: 'M30 0V100',
  K: 'M8 0V100M54 0L8 56M24 40L56 100',
  N: 'M6 100V0L54 100V0',
  O: 'M30 0C-8 0-8 100 30 100S68 0 30 0z',
  P: 'M8 100V0H30C62 0 62 56 30 56H8',
  R: 'M8 100V0H30C60 0 60 52 30 52H8M30 52L56 100',
  T: 'M2 0H58M30 0V100',
  S: 'M54 16C40-10 4-4 8 28C12 54 52 46 54 74C54 108 12 106 4 82',
  V: 'M2 0L30 100L58 0',
  W: 'M-6 0L12 100L30 34L48 100L66 0',
};

/** The letters side by side from (x, y), `size` high, outlined so that they read on any picture. */
export function write(text: string, x: number, y: number, size: number, fill: string, outline: string): string {
  const scale = size / 100;
  const letters = Array.from(text)
    .map((letter, index) => `<path d="${GLYPHS[letter] ?? ''}" transform="translate(${index * 88})"/>`)
    .join('');
  const layer = (colour: string, width: number): string =>
    `<g stroke="${colour}" stroke-width="${width}">${letters}</g>`;
  return `<g transform="translate(${x} ${y}) scale(${scale.toFixed(2)})" fill="none" stroke-linecap="round" stroke-linejoin="round"><g transform="translate(5 7)">${layer('#07110c', 44)}</g>${layer(outline, 42)}${layer(fill, 25)}</g>`;
}

/** Width of a text written at a size. */
export function widthOf(text: string, size: number): number {
  return (text.length * 88 - 28) * (size / 100);
}
