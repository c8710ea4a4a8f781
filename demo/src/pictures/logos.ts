import { randomFor } from '../random.ts';
import { picture, r } from './svg.ts';

/** Channel logos: flat, bold marks in a circle-safe square of 120, two or three colours each. */
const PALETTES = [
  ['#0f2f20', '#e3b64a', '#f6efd9'],
  ['#14734a', '#f6efd9', '#e3b64a'],
  ['#1f4e8c', '#f3d34a', '#ffffff'],
  ['#b3371f', '#f6ebcf', '#2b120c'],
  ['#f6ebcf', '#b3371f', '#0f2f20'],
  ['#23282b', '#4cc78d', '#f3f1e6'],
  ['#dcefe4', '#14734a', '#b3371f'],
  ['#4a2c6e', '#f1b8a0', '#f6efd9'],
  ['#e3b64a', '#0f2f20', '#b3371f'],
  ['#0e6377', '#f1e0b6', '#f0836b'],
  ['#f0836b', '#3b1220', '#fbe7cf'],
  ['#c9d8e4', '#173850', '#b3371f'],
] as const;

type Mark = (a: string, b: string, turn: number) => string;

/** The first colour of a mark is its main colour, the second an accent. */
const MARKS: readonly Mark[] = [
  (a, b) =>
    `<path d="M54 98V20l44 16-44 17" fill="${b}"/><path d="M50 20h8v78h-8z" fill="${a}"/><path d="M22 98q38-18 76 0z" fill="${a}"/>`,
  (a, b) => `<circle cx="60" cy="48" r="30" fill="${a}"/><path d="M48 82h24l-8 12v16h-8V94z" fill="${b}"/>`,
  (a, b) => `<path d="M20 84L48 34l18 30 10-14 26 34z" fill="${a}"/><circle cx="84" cy="34" r="10" fill="${b}"/>`,
  (a, b) =>
    `<path d="M16 74q11-16 22 0t22 0 22 0 22 0" fill="none" stroke="${a}" stroke-width="9" stroke-linecap="round"/><path d="M16 94q11-16 22 0t22 0 22 0 22 0" fill="none" stroke="${b}" stroke-width="9" stroke-linecap="round"/><circle cx="60" cy="40" r="18" fill="${a}"/>`,
  (a, b) =>
    `<path d="M34 24l44 58M86 24L42 82" stroke="${a}" stroke-width="9" stroke-linecap="round"/><path d="M78 82q14-2 18 12H72zM42 82q-14-2-18 12h24z" fill="${b}"/>`,
  (a, b) =>
    `<path d="M60 18l12 26 28 4-20 20 5 28-25-13-25 13 5-28-20-20 28-4z" fill="${a}"/><circle cx="60" cy="62" r="11" fill="${b}"/>`,
  (a, b) => `<path d="M26 26h30v68H26z" fill="${a}"/><path d="M64 26h30a34 34 0 0 1 0 68H64z" fill="${b}"/>`,
  (a, b, turn) =>
    `<g transform="rotate(${turn} 60 60)"><path d="M60 20a40 40 0 0 1 0 80z" fill="${a}"/><path d="M60 20a40 40 0 0 0 0 80z" fill="${b}"/><circle cx="60" cy="60" r="13" fill="${a}"/></g>`,
  (a, b) =>
    `<path d="M60 16C84 44 92 58 92 74a32 32 0 0 1-64 0c0-16 8-30 32-58z" fill="${a}"/><path d="M60 52v44M60 74l14-14M60 84L46 70" stroke="${b}" stroke-width="6" stroke-linecap="round"/>`,
  (a, b) => `<path d="M20 94h80l-16-26H36z" fill="${b}"/><path d="M60 20L30 68h60z" fill="${a}"/>`,
  (a, b) =>
    `<circle cx="60" cy="60" r="42" fill="none" stroke="${a}" stroke-width="9"/><circle cx="60" cy="60" r="24" fill="none" stroke="${b}" stroke-width="8"/><circle cx="60" cy="60" r="7" fill="${a}"/>`,
  (a, b) =>
    `<path d="M22 60c16-30 60-30 76 0-16 30-60 30-76 0z" fill="${a}"/><circle cx="60" cy="60" r="15" fill="${b}"/>`,
  (a, b) => `<path d="M24 30h72v18H24zM24 56h52v18H24z" fill="${a}"/><path d="M24 82h32v14H24z" fill="${b}"/>`,
  (a, b) =>
    `<path d="M30 92V44a30 30 0 0 1 60 0v48H74V46a14 14 0 0 0-28 0v46z" fill="${a}"/><circle cx="60" cy="84" r="10" fill="${b}"/>`,
  (a, b) =>
    `<path d="M26 74c0-28 18-44 44-46 18 0 24 14 24 14l-12 4c0 26-18 40-42 40l-18 10z" fill="${a}"/><circle cx="74" cy="42" r="5" fill="${b}"/><path d="M40 66q16 8 30-6" fill="none" stroke="${b}" stroke-width="5" stroke-linecap="round"/>`,
  (a, b) =>
    `<path d="M60 22v28M60 70v28M22 60h28M70 60h28" stroke="${a}" stroke-width="12" stroke-linecap="round"/><circle cx="60" cy="60" r="11" fill="${b}"/>`,
  (a, b) =>
    `${[0, 1, 2, 3, 4, 5].map((index) => `<ellipse cx="60" cy="36" rx="12" ry="21" fill="${a}" transform="rotate(${index * 60} 60 60)"/>`).join('')}<circle cx="60" cy="60" r="12" fill="${b}"/>`,
  (a, b) =>
    `<path d="M24 96C24 56 56 24 96 24v24c-26 0-48 22-48 48z" fill="${a}"/><circle cx="80" cy="80" r="16" fill="${b}"/>`,
  (a, b) => `<path d="M28 36h64v12L60 100 28 48z" fill="${a}"/><path d="M28 24h64v8H28z" fill="${b}"/>`,
  (a, b) => `<path d="M36 100V40l24-20 24 20v60H68V70H52v30z" fill="${a}"/><circle cx="60" cy="46" r="8" fill="${b}"/>`,
];

/** The n-th logo (from 0). Marks and palettes step differently, so that 60 logos are 60 pairs. */
export function drawLogo(index: number, title: string): string {
  const random = randomFor(5, 'logo', index);
  const [ground, main, accent] = PALETTES[(index * 5 + Math.floor(index / 12)) % PALETTES.length] ?? PALETTES[0];
  const mark = MARKS[(index * 7) % MARKS.length];
  const turn = random.pick([0, 45, 90, 135]);
  const frame =
    index % 3 === 0
      ? `<circle cx="60" cy="60" r="57" fill="none" stroke="${main}" stroke-opacity=".35" stroke-width="3"/>`
      : '';
  const scale = 0.82;
  const shift = r(60 - 60 * scale);
  return picture(
    120,
    120,
    title,
    `<path fill="${ground}" d="M0 0h120v120H0z"/>${frame}<g transform="translate(${shift} ${shift}) scale(${scale})">${mark?.(main, accent, turn) ?? ''}</g>`,
  );
}
