import type { Random } from '../random.ts';
import { mix, outline, r, type Point } from './svg.ts';

/** What grows on a course. Each answers the SVG of one plant or one clump, standing at (x, y). */

/** Long grass that leans with the wind. */
export function grass(random: Random, x: number, y: number, width: number, height: number, colour: string): string {
  const blades = Math.round(width / 10);
  const path = (): string =>
    Array.from({ length: blades }, () => {
      const at = x + (random.next() - 0.5) * width;
      const tall = height * (0.45 + random.next() * 0.55);
      // Whole pixels: thousands of blades would double the weight of a picture.
      const [x0, y0, x1, y1, x2, y2] = [
        at,
        y + random.next() * 8,
        tall * 0.08,
        -tall * 0.6,
        tall * (0.2 + random.next() * 0.3),
        -tall,
      ].map(Math.round);
      return `M${x0} ${y0}q${x1} ${y1} ${x2} ${y2}`;
    }).join('');
  return `<path d="${path()}" fill="none" stroke="${mix(colour, '#1d2a14', 0.3)}" stroke-width="3"/><path d="${path()}" fill="none" stroke="${mix(colour, '#fff3c4', 0.3)}" stroke-width="2"/>`;
}

function blob(random: Random, x: number, y: number, width: number, height: number, bumps: number): string {
  const points: Point[] = Array.from({ length: bumps }, (_, index) => {
    const angle = (index / bumps) * Math.PI * 2;
    const reach = 0.92 + random.next() * 0.16;
    return [x + Math.cos(angle) * width * 0.5 * reach, y + Math.sin(angle) * height * 0.5 * reach];
  });
  return outline(points);
}

/** A low bush: gorse with flowers, heather without. */
export function bush(random: Random, x: number, y: number, width: number, colour: string, flower?: string): string {
  const height = width * 0.5;
  const dots = flower
    ? Array.from({ length: Math.round(width / 6) }, () => {
        const angle = random.next() * Math.PI * 2;
        const reach = Math.sqrt(random.next()) * 0.42;
        return `M${Math.round(x + Math.cos(angle) * width * reach)} ${Math.round(y - height * 0.56 + Math.sin(angle) * height * reach * 0.9)}h0`;
      }).join('')
    : '';
  return `<path d="${blob(random, x, y - height * 0.4, width, height, 9)}" fill="${mix(colour, '#0f2016', 0.32)}"/><path d="${blob(random, x - width * 0.05, y - height * 0.52, width * 0.86, height * 0.74, 9)}" fill="${colour}"/>${flower ? `<path d="${dots}" stroke="${flower}" stroke-width="${r(3.4 + width * 0.022)}" stroke-linecap="round"/>` : ''}`;
}

/** A broad-leaved tree; cork oaks are wide on dark bent trunks. */
export function oak(
  random: Random,
  x: number,
  y: number,
  size: number,
  colour: string,
  trunk = '#4b3728',
  girth = 1,
): string {
  const lean = (random.next() - 0.5) * size * 0.2;
  const crownY = y - size * 0.66;
  return `<ellipse cx="${r(x + size * 0.12)}" cy="${y}" rx="${r(size * 0.42)}" ry="${r(size * 0.05)}" fill="#15201a" fill-opacity=".22"/>
    <path d="M${r(x - size * 0.05 * girth)} ${y}C${r(x - size * 0.01)} ${r(y - size * 0.2)} ${r(x + lean - size * 0.04)} ${r(y - size * 0.3)} ${r(x + lean - size * 0.12 * girth)} ${r(y - size * 0.58)}L${r(x + lean)} ${r(y - size * 0.44)}L${r(x + lean + size * 0.13 * girth)} ${r(y - size * 0.6)}C${r(x + lean + size * 0.05 * girth)} ${r(y - size * 0.3)} ${r(x + size * 0.03 * girth)} ${r(y - size * 0.2)} ${r(x + size * 0.06 * girth)} ${y}z" fill="${trunk}"/>
    <path d="${blob(random, x + lean, crownY + size * 0.03, size, size * 0.56, 11)}" fill="${mix(colour, '#0e1c12', 0.34)}"/><path d="${blob(random, x + lean - size * 0.05, crownY - size * 0.04, size * 0.86, size * 0.42, 11)}" fill="${colour}"/><path d="${blob(random, x + lean - size * 0.14, crownY - size * 0.1, size * 0.46, size * 0.2, 9)}" fill="${mix(colour, '#f4f0b8', 0.22)}"/>`;
}

/** A conifer in tiers. */
export function spruce(x: number, y: number, height: number, colour: string): string {
  const half = height * 0.2;
  const tier = (top: number, bottom: number, wide: number): string =>
    `M${r(x)} ${r(y - height * top)}L${r(x + half * wide)} ${r(y - height * bottom)}Q${r(x)} ${r(y - height * (bottom - 0.05))} ${r(x - half * wide)} ${r(y - height * bottom)}z`;
  const right = (top: number, bottom: number, wide: number): string =>
    `M${r(x)} ${r(y - height * top)}L${r(x + half * wide)} ${r(y - height * bottom)}L${r(x)} ${r(y - height * (bottom - 0.025))}z`;
  return `<path d="M${r(x - 3)} ${y}v${r(-height * 0.2)}h6v${r(height * 0.2)}z" fill="#3c2d22"/><path d="${tier(1, 0.6, 0.6)}${tier(0.78, 0.34, 0.85)}${tier(0.52, 0.1, 1.1)}" fill="${colour}"/><path d="${right(1, 0.6, 0.6)}${right(0.78, 0.34, 0.85)}${right(0.52, 0.1, 1.1)}" fill="#0c1a14" fill-opacity=".28"/>`;
}

/** A pine bent by the sea wind: flat clouds of needles on a crooked stem. */
export function seaPine(random: Random, x: number, y: number, size: number, colour: string): string {
  const clouds = [
    [0.36, -0.96, 0.62],
    [0.05, -0.78, 0.6],
    [0.5, -0.68, 0.5],
    [-0.14, -0.58, 0.38],
  ] as const;
  return `<path d="M${r(x - size * 0.04)} ${y}C${r(x - size * 0.1)} ${r(y - size * 0.36)} ${r(x + size * 0.2)} ${r(y - size * 0.44)} ${r(x + size * 0.24)} ${r(y - size * 0.92)}h${r(size * 0.03)}C${r(x + size * 0.28)} ${r(y - size * 0.4)} ${r(x + size * 0.02)} ${r(y - size * 0.34)} ${r(x + size * 0.05)} ${y}z" fill="#4a3426"/><path d="M${r(x + size * 0.1)} ${r(y - size * 0.46)}q${r(size * 0.2)} ${r(-size * 0.04)} ${r(size * 0.36)} ${r(-size * 0.2)}M${r(x + size * 0.04)} ${r(y - size * 0.4)}q${r(-size * 0.06)} ${r(-size * 0.12)} ${r(-size * 0.16)} ${r(-size * 0.16)}" stroke="#4a3426" stroke-width="${r(size * 0.025)}" fill="none"/>${clouds
    .map(
      ([dx, dy, wide]) =>
        `<path d="${blob(random, x + dx * size, y + dy * size, wide * size, size * 0.17, 9)}" fill="${mix(colour, '#0e1c12', 0.3)}"/><path d="${blob(random, x + dx * size - size * 0.02, y + dy * size - size * 0.03, wide * size * 0.86, size * 0.1, 9)}" fill="${mix(colour, '#eaf0b0', 0.14)}"/>`,
    )
    .join('')}`;
}

export function palm(random: Random, x: number, y: number, height: number, colour: string): string {
  const lean = (random.next() - 0.5) * height * 0.24;
  const top: Point = [x + lean, y - height];
  const fronds = Array.from({ length: 11 }, (_, index) => {
    const angle = Math.PI * (0.02 + (index / 10) * 0.96) + (random.next() - 0.5) * 0.16;
    const dx = Math.cos(angle) * height * 0.4;
    const dy = -Math.sin(angle) * height * 0.2;
    return `<path d="M${r(top[0])} ${r(top[1])}q${r(dx * 0.5)} ${r(dy - height * 0.08)} ${r(dx)} ${r(dy + height * 0.2)}q${r(-dx * 0.44)} ${r(-height * 0.16)} ${r(-dx)} ${r(-dy - height * 0.2)}z" fill="${index % 2 ? colour : mix(colour, '#0e1c12', 0.3)}"/>`;
  }).join('');
  return `<path d="M${r(x - height * 0.025)} ${y}Q${r(x)} ${r(y - height * 0.5)} ${r(top[0] - 3)} ${r(top[1])}h6Q${r(x + height * 0.04)} ${r(y - height * 0.5)} ${r(x + height * 0.03)} ${y}z" fill="#6a5440"/>${fronds}`;
}
