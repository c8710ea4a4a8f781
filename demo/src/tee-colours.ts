import { hash } from './random.ts';

/** Background and text of a tee marker; the contrast of each pair is 4.5:1 or better. */
export type TeeColours = readonly [background: string, text: string];

const LIGHT = '#ffffff';
const DARK = '#15201a';

const COLOURS: Readonly<Record<string, TeeColours>> = {
  Black: ['#1b1e1c', LIGHT],
  White: ['#fbfaf5', DARK],
  Blue: ['#1f4e8c', LIGHT],
  Gold: ['#d9a92c', DARK],
  Red: ['#b3261e', LIGHT],
  Green: ['#1f6b3f', LIGHT],
  Yellow: ['#f3d34a', DARK],
  'White/Red': ['#f3c9c2', DARK],
  Championship: ['#0f2f20', LIGHT],
  'The Players': ['#0d2b52', LIGHT],
  Blended: ['#5b6b8a', LIGHT],
  Tournament: ['#4a2c6e', LIGHT],
  Ocean: ['#0e6377', LIGHT],
  Dye: ['#8a5a1c', LIGHT],
  Kiawah: ['#d8c7a3', DARK],
  Carolina: ['#8e2f4f', LIGHT],
  Medal: ['#e8e6dc', DARK],
  Stableford: ['#e3b93c', DARK],
  Back: ['#23282b', LIGHT],
  '51': ['#2b5f8f', LIGHT],
  '47': ['#c2402a', LIGHT],
};

const OTHERS: readonly TeeColours[] = [
  ['#3d4a43', LIGHT],
  ['#6a3f2b', LIGHT],
  ['#274c77', LIGHT],
  ['#c9d6c2', DARK],
];

/** Colours of a tee by its name; a name without a colour always gets the same one. */
export function teeColours(name: string): TeeColours {
  return COLOURS[name] ?? OTHERS[hash(name) % OTHERS.length] ?? ['#3d4a43', LIGHT];
}
