import type { Random } from '../random.ts';
import { curve, mix, r } from './svg.ts';

/** What people remember of a course: walls, bridges, cliffs, burns. Drawn freely, not surveyed. */

/** A small arched stone bridge over a burn. */
export function stoneBridge(x: number, y: number, width: number, stone: string, water: string): string {
  const height = width * 0.26;
  const lines = Array.from({ length: 9 }, (_, index) => {
    const angle = Math.PI * (0.1 + index * 0.1);
    return `M${r(x + Math.cos(angle) * width * 0.28)} ${r(y + height * 0.3 - Math.sin(angle) * height * 0.84)}l${r(Math.cos(angle) * width * 0.07)} ${r(-Math.sin(angle) * height * 0.16)}`;
  }).join('');
  return `<path d="M-20 ${r(y + height * 0.5)}C${r(x - width * 0.6)} ${r(y - height * 0.1)} ${r(x - width * 0.3)} ${r(y + height * 0.2)} ${r(x)} ${r(y + height * 0.1)}S${r(x + width * 0.7)} ${r(y + height * 0.5)} 1620 ${r(y + height * 0.1)}V${r(y + height * 0.8)}C${r(x + width)} ${r(y + height * 1.1)} ${r(x + width * 0.2)} ${r(y + height * 0.7)} ${r(x - width * 0.1)} ${r(y + height * 0.75)}S${r(x - width)} ${r(y + height * 0.9)} -20 ${r(y + height * 1.35)}z" fill="${water}"/>
    <path d="M${r(x - width * 0.52)} ${r(y + height * 0.34)}Q${r(x - width * 0.4)} ${r(y - height * 0.5)} ${r(x)} ${r(y - height * 0.72)}Q${r(x + width * 0.4)} ${r(y - height * 0.5)} ${r(x + width * 0.52)} ${r(y + height * 0.34)}H${r(x + width * 0.26)}A${r(width * 0.26)} ${r(height * 0.78)} 0 0 0 ${r(x - width * 0.26)} ${r(y + height * 0.34)}z" fill="${stone}"/>
    <path d="M${r(x - width * 0.52)} ${r(y + height * 0.34)}Q${r(x - width * 0.4)} ${r(y - height * 0.5)} ${r(x)} ${r(y - height * 0.72)}Q${r(x + width * 0.4)} ${r(y - height * 0.5)} ${r(x + width * 0.52)} ${r(y + height * 0.34)}l${r(-width * 0.05)} 0Q${r(x + width * 0.36)} ${r(y - height * 0.3)} ${r(x)} ${r(y - height * 0.5)}Q${r(x - width * 0.36)} ${r(y - height * 0.3)} ${r(x - width * 0.47)} ${r(y + height * 0.34)}z" fill="${mix(stone, '#ffffff', 0.3)}"/>
    <path d="${lines}" fill="none" stroke="#2b2a24" stroke-opacity=".4" stroke-width="2"/><path d="M${r(x - width * 0.26)} ${r(y + height * 0.34)}A${r(width * 0.26)} ${r(height * 0.78)} 0 0 1 ${r(x + width * 0.26)} ${r(y + height * 0.34)}l${r(-width * 0.04)} 0A${r(width * 0.22)} ${r(height * 0.66)} 0 0 0 ${r(x - width * 0.2)} ${r(y + height * 0.34)}z" fill="#22251f" fill-opacity=".6"/>`;
}

/** Roofs and towers of a small grey town along the horizon. */
export function town(random: Random, x: number, y: number, width: number, colour: string): string {
  let at = x;
  let walls = '';
  let lit = '';
  while (at < x + width) {
    const wide = random.int(18, 46);
    const tall = random.int(24, 58);
    walls += `M${at} ${y}v${-tall}l${r(wide / 2)} ${-random.int(8, 18)}l${r(wide / 2)} ${random.int(8, 18)}V${y}z`;
    for (let row = 0; row < 2; row++)
      lit += `<rect x="${r(at + wide * 0.3)}" y="${r(y - tall * 0.8 + row * 16)}" width="4" height="7"/>`;
    at += wide - 2;
  }
  const tower = (tx: number, tall: number): string =>
    `M${r(tx)} ${y}v${-tall}h5v-8h5v8h6v-8h5v8h5V${y}zM${r(tx + 10)} ${y - tall}l3 ${-tall * 0.5}l3 ${tall * 0.5}z`;
  return `<path d="${walls}${tower(x + width * 0.3, 104)}${tower(x + width * 0.72, 84)}" fill="${colour}"/><g fill="#fbe3ac" fill-opacity=".5">${lit}</g>`;
}

/** A drystone wall from one point to another. */
export function wall(
  random: Random,
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  height: number,
  stone: string,
): string {
  const count = Math.round(Math.abs(x2 - x1) / (height * 0.62));
  let stones = '';
  for (let row = 0; row < 3; row++) {
    for (let index = 0; index < count; index++) {
      const share = (index + (row % 2) * 0.5) / count;
      const wide = (Math.abs(x2 - x1) / count) * (0.84 + random.next() * 0.12);
      stones += `<rect x="${r(x1 + (x2 - x1) * share)}" y="${r(y1 + (y2 - y1) * share - height * (1 - row * 0.32))}" width="${r(wide)}" height="${r(height * 0.29)}" rx="${r(height * 0.08)}" fill="${mix(stone, random.chance(0.5) ? '#ffffff' : '#2d2c28', random.next() * 0.24)}"/>`;
    }
  }
  return `<path d="M${x1} ${r(y1 + 8)}L${x2} ${r(y2 + 8)}V${r(y2 - height)}L${x1} ${r(y1 - height)}z" fill="${mix(stone, '#1d1f1b', 0.5)}"/>${stones}`;
}

/** A burn that winds towards the viewer between stone banks. */
export function burn(x: number, y: number, colour: string, bank: string, sway = 1): string {
  const left = [
    [x, y],
    [x + 90 * sway, y + 60],
    [x - 60 * sway, y + 130],
    [x + 120 * sway, y + 230],
    [x - 40 * sway, y + 400],
  ] as const;
  const right = [
    [x - 40 * sway + 330, y + 400],
    [x + 120 * sway + 190, y + 230],
    [x - 60 * sway + 120, y + 130],
    [x + 90 * sway + 60, y + 60],
    [x + 26, y],
  ] as const;
  const shape = `M${x} ${y}${curve(left)}L${right[0][0]} ${right[0][1]}${curve(right)}z`;
  return `<path d="${shape}" fill="${bank}" stroke="${bank}" stroke-width="16" stroke-linejoin="round"/><path d="${shape}" fill="${colour}"/><path d="M${x + 60 * sway} ${y + 56}h40M${x} ${y + 130}h70M${x + 150 * sway} ${y + 226}h110M${x + 90} ${y + 330}h160" stroke="#fff" stroke-opacity=".5" stroke-width="4" stroke-linecap="round"/>`;
}

/** A headland with strata, from the right (1) or the left (-1) edge into the sea. */
export function cliff(
  random: Random,
  tip: number,
  y: number,
  drop: number,
  side: 1 | -1,
  rock: string,
  turf: string,
): string {
  const edge = side === 1 ? 1600 : 0;
  const at = (share: number): number => tip + (edge - tip) * share;
  const top = [
    [at(0), y + 10],
    [at(0.16), y - 8],
    [at(0.42), y - 34],
    [at(0.7), y - 30],
    [edge, y - 58],
  ] as const;
  const foot = [
    [edge, y + drop * 1.25],
    [at(0.6), y + drop * 1.1],
    [at(0.3), y + drop * 0.94],
    [at(0.06), y + drop],
    [at(0), y + 10],
  ] as const;
  const strata = Array.from({ length: 9 }, (_, index) => {
    const share = 0.05 + index * 0.1;
    const start = y + 6 - share * 40;
    return `M${r(at(share))} ${r(start)}l${r(side * random.int(8, 34))} ${r(drop * (0.5 + random.next() * 0.4))}l${r(side * random.int(-18, 10))} ${r(drop * 0.3)}`;
  }).join('');
  return `<path d="M${r(at(0))} ${y + 10}${curve(top)}L${edge} ${r(y + drop * 1.25)}${curve(foot)}z" fill="${rock}"/><path d="${strata}" fill="none" stroke="${mix(rock, '#1c1a17', 0.4)}" stroke-width="7" stroke-opacity=".5"/>
    <path d="M${r(at(0))} ${y + 10}${curve(top)}v34${curve(top.map(([px, py], index) => [px, py + 30 + (index % 2) * 14] as const).toReversed())}z" fill="${turf}"/><path d="M${r(at(-0.06))} ${r(y + drop)}q${r((edge - tip) * 0.3)} 22 ${r((edge - tip) * 0.52)} ${r(drop * 0.1)}t${r((edge - tip) * 0.54)} ${r(drop * 0.2)}" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="9" stroke-linecap="round"/>`;
}

/** A bunker with rows of grass ridges across it. */
export function pews(x: number, y: number, width: number, sand: string, turf: string): string {
  const rows = Array.from({ length: 9 }, (_, index) => {
    const share = index / 8;
    const px = x - width * 0.4 + share * width * 0.74;
    const tall = width * (0.07 + share * 0.035);
    return `<path d="M${r(px)} ${r(y + tall * 0.8)}q${r(width * 0.008)} ${r(-tall * 1.9)} ${r(width * 0.05)} ${r(-tall * 1.5)}q${r(width * 0.03)} ${r(tall * 0.2)} ${r(-width * 0.012)} ${r(tall * 1.56)}z" fill="${mix(turf, '#0f2016', 0.28)}"/><path d="M${r(px)} ${r(y + tall * 0.8)}q${r(width * 0.006)} ${r(-tall * 1.9)} ${r(width * 0.034)} ${r(-tall * 1.6)}q${r(width * 0.006)} ${r(tall * 0.3)} ${r(-width * 0.016)} ${r(tall * 1.62)}z" fill="${mix(turf, '#eef0b0', 0.2)}"/>`;
  }).join('');
  return `<ellipse cx="${x}" cy="${r(y - width * 0.012)}" rx="${r(width * 0.52)}" ry="${r(width * 0.135)}" fill="${mix(turf, '#0f2016', 0.34)}"/><ellipse cx="${x}" cy="${r(y + width * 0.008)}" rx="${r(width * 0.5)}" ry="${r(width * 0.122)}" fill="${sand}"/>${rows}`;
}

/** A green in the water, walled with timber, reached by one narrow path. */
export function islandGreen(x: number, y: number, width: number, turf: string, water: string): string {
  const height = width * 0.26;
  const posts = Array.from({ length: 34 }, (_, index) => {
    const angle = (index / 33) * Math.PI;
    return `M${r(x + Math.cos(angle) * width * 0.53)} ${r(y + Math.sin(angle) * height * 0.53)}v${r(height * 0.24)}`;
  }).join('');
  return `<ellipse cx="${x}" cy="${r(y + height * 0.4)}" rx="${r(width * 0.56)}" ry="${r(height * 0.58)}" fill="${mix(water, '#0d2a2a', 0.45)}" fill-opacity=".7"/>
    <path d="M${r(x + width * 0.4)} ${r(y + height * 0.12)}q${r(width * 0.3)} ${r(height * 0.1)} ${r(width * 0.9)} ${r(-height * 0.2)}v${r(height * 0.26)}q${r(-width * 0.5)} ${r(height * 0.3)} ${r(-width * 0.92)} ${r(height * 0.16)}z" fill="${mix(turf, '#0f2016', 0.1)}"/>
    <path d="M${r(x - width * 0.53)} ${y}v${r(height * 0.22)}a${r(width * 0.53)} ${r(height * 0.53)} 0 0 0 ${r(width * 1.06)} 0V${y}z" fill="#5c4632"/><path d="${posts}" stroke="#382a1e" stroke-width="3"/>
    <ellipse cx="${x}" cy="${y}" rx="${r(width * 0.53)}" ry="${r(height * 0.53)}" fill="${mix(turf, '#0f2016', 0.08)}"/><ellipse cx="${r(x - width * 0.02)}" cy="${r(y - height * 0.02)}" rx="${r(width * 0.45)}" ry="${r(height * 0.42)}" fill="${mix(turf, '#eef2b4', 0.34)}"/>
    <path d="M${r(x - width * 0.4)} ${r(y + height * 0.22)}q${r(width * 0.12)} ${r(height * 0.2)} ${r(width * 0.28)} ${r(height * 0.14)}q${r(-width * 0.04)} ${r(-height * 0.16)} ${r(-width * 0.28)} ${r(-height * 0.14)}z" fill="#f3e7c6"/>`;
}

/** A deep round bunker whose face is stacked from turf. */
export function pot(x: number, y: number, width: number, sand: string, turf: string): string {
  const height = width * 0.42;
  const layers = Array.from({ length: 9 }, (_, index) => {
    const drop = height * (0.06 + index * 0.062);
    const inset = width * (0.47 - index * 0.011);
    return `<path d="M${r(x - inset)} ${r(y - height * 0.34 + drop)}Q${x} ${r(y - height * 0.72 + drop)} ${r(x + inset)} ${r(y - height * 0.34 + drop)}l${r(-width * 0.01)} ${r(height * 0.06)}Q${x} ${r(y - height * 0.66 + drop)} ${r(x - inset + width * 0.01)} ${r(y - height * 0.28 + drop)}z" fill="${index % 2 ? mix(turf, '#2a2214', 0.55) : mix(turf, '#3a3118', 0.3)}"/>`;
  }).join('');
  return `<ellipse cx="${x}" cy="${y}" rx="${r(width * 0.53)}" ry="${r(height * 0.58)}" fill="${mix(turf, '#0f2016', 0.2)}"/><ellipse cx="${x}" cy="${r(y + height * 0.02)}" rx="${r(width * 0.49)}" ry="${r(height * 0.52)}" fill="#4c4526"/>${layers}<path d="M${r(x - width * 0.4)} ${r(y + height * 0.14)}Q${x} ${r(y - height * 0.22)} ${r(x + width * 0.4)} ${r(y + height * 0.14)}Q${r(x + width * 0.36)} ${r(y + height * 0.5)} ${x} ${r(y + height * 0.52)}Q${r(x - width * 0.36)} ${r(y + height * 0.5)} ${r(x - width * 0.4)} ${r(y + height * 0.14)}z" fill="${sand}"/><path d="M${r(x - width * 0.4)} ${r(y + height * 0.14)}Q${x} ${r(y - height * 0.22)} ${r(x + width * 0.4)} ${r(y + height * 0.14)}Q${x} ${r(y - height * 0.02)} ${r(x - width * 0.4)} ${r(y + height * 0.14)}z" fill="#5b4726" fill-opacity=".4"/>`;
}
