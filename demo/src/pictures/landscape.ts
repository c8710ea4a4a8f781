import type { Random } from '../random.ts';
import { curve, linear, mix, outline, r, radial, type Point } from './svg.ts';

/** Parts of golf landscapes in a 1600 × 900 frame; scenes put them together. */

export const WIDTH = 1600;
export const HEIGHT = 900;

/** The light of a time of day: colours from the zenith down, sun, and what distance fades to. */
export interface Light {
  sky: readonly [string, string, string];
  sun: string;
  haze: string;
  /** Tint and strength laid over everything near. */
  shade: string;
  depth: number;
}

export const LIGHTS = {
  dawn: { sky: ['#7f9db4', '#e9c9b4', '#fbe7cf'], sun: '#fff6df', haze: '#f0d6c0', shade: '#3a4a5e', depth: 0.22 },
  morning: { sky: ['#8fbcd0', '#cfe3e2', '#f4f1e2'], sun: '#fffbe8', haze: '#dfe9e2', shade: '#2b4a3d', depth: 0.06 },
  noon: { sky: ['#5f9fc6', '#a9d0de', '#e6f0ea'], sun: '#ffffff', haze: '#cfe2df', shade: '#24473a', depth: 0 },
  grey: { sky: ['#8b979b', '#b9c1c0', '#dcdfd9'], sun: '#eef0ea', haze: '#c5ccc8', shade: '#33413f', depth: 0.16 },
  gold: { sky: ['#6d8aa0', '#e8bd7d', '#fbe3ac'], sun: '#fff3c9', haze: '#eed2a0', shade: '#4d3a1e', depth: 0.16 },
  dusk: { sky: ['#2f3b5c', '#a6647a', '#f2a877'], sun: '#ffd9a0', haze: '#c98a80', shade: '#1d2138', depth: 0.36 },
} as const satisfies Record<string, Light>;

/** Ground colours of a place. */
export interface Ground {
  fairway: string;
  rough: string;
  far: string;
  sand: string;
  water: string;
}

export const GROUNDS = {
  links: { fairway: '#86a855', rough: '#b3a463', far: '#6e8573', sand: '#ecdcb2', water: '#5f8c9c' },
  moor: { fairway: '#6f9c50', rough: '#8c6f7c', far: '#5c7079', sand: '#eaddc0', water: '#60879b' },
  mountain: { fairway: '#6b9b4c', rough: '#97914f', far: '#4a5f73', sand: '#f0e3c2', water: '#5b87a0' },
  ocean: { fairway: '#6aa54f', rough: '#8a9c4e', far: '#4f7a72', sand: '#f2e3bd', water: '#2f86a0' },
  swamp: { fairway: '#5fa04a', rough: '#5b8440', far: '#3f6a50', sand: '#f6ecd2', water: '#3c7c86' },
  dunes: { fairway: '#8fae58', rough: '#c0ae6e', far: '#7d9684', sand: '#f1e0b6', water: '#4c8ea6' },
  prairie: { fairway: '#79a450', rough: '#cbab58', far: '#8d9a68', sand: '#efdfb8', water: '#5b8fa6' },
  oak: { fairway: '#6f9f48', rough: '#8f9450', far: '#6f8468', sand: '#f7eed8', water: '#4f8791' },
} as const satisfies Record<string, Ground>;

/** Colour of something at a distance from 0 (here) to 1 (horizon), in that light. */
export function seen(colour: string, distance: number, light: Light): string {
  return mix(mix(colour, light.shade, light.depth), light.haze, distance * 0.72);
}

export function sky(id: string, light: Light, sunX: number, sunY: number, random: Random): string {
  const clouds = Array.from({ length: 5 }, () => {
    const x = random.int(-100, WIDTH - 200);
    const y = random.int(60, 330);
    const width = random.int(260, 620);
    const thick = 10 + (330 - y) * 0.09;
    return `<path d="M${x} ${y}${curve([
      [x, y],
      [x + width * 0.3, y - thick],
      [x + width * 0.62, y - thick * 0.7],
      [x + width, y],
    ])}${curve([
      [x + width, y],
      [x + width * 0.55, y + thick * 0.25],
      [x, y],
    ])}z" fill="#fff" fill-opacity="${r(0.2 + random.next() * 0.25)}"/>`;
  }).join('');
  return `<defs>${linear(`${id}s`, [
    [0, light.sky[0]],
    [0.55, light.sky[1]],
    [1, light.sky[2]],
  ])}${radial(`${id}u`, [
    [0, light.sun, 0.95],
    [0.16, light.sun, 0.55],
    [1, light.sun, 0],
  ])}</defs>
    <rect width="${WIDTH}" height="640" fill="url(#${id}s)"/>
    <circle cx="${sunX}" cy="${sunY}" r="430" fill="url(#${id}u)"/><circle cx="${sunX}" cy="${sunY}" r="38" fill="${light.sun}"/>${clouds}`;
}

/** A ridge line across the picture, filled down to the bottom. */
export function ridge(random: Random, y: number, swing: number, steps: number, fill: string): string {
  const points: Point[] = Array.from({ length: steps + 1 }, (_, index) => [
    (WIDTH / steps) * index,
    y + (random.next() - 0.5) * 2 * swing,
  ]);
  const [first] = points;
  return `<path d="M0 ${r(first?.[1] ?? y)}${curve(points)}V${HEIGHT}H0z" fill="${fill}"/>`;
}

/** A mountain with one clear summit and a lit side. */
export function mountain(x: number, y: number, width: number, height: number, fill: string, lit: string): string {
  const left = x - width / 2;
  const right = x + width / 2;
  return `<path d="M${r(left)} ${y}${curve([
    [left, y],
    [left + width * 0.2, y - height * 0.32],
    [left + width * 0.36, y - height * 0.72],
    [x, y - height],
    [x + width * 0.15, y - height * 0.7],
    [x + width * 0.32, y - height * 0.3],
    [right, y],
  ])}z" fill="${fill}"/>
    <path d="M${r(x)} ${r(y - height)}${curve([
      [x, y - height],
      [x + width * 0.15, y - height * 0.7],
      [x + width * 0.32, y - height * 0.3],
      [right, y],
    ])}${curve([
      [right, y],
      [x + width * 0.2, y - height * 0.2],
      [x + width * 0.07, y - height * 0.55],
      [x, y - height],
    ])}z" fill="${lit}" fill-opacity=".55"/>`;
}

/** Open water from `y` down, with lines of light. */
export function sea(random: Random, y: number, colour: string, light: Light): string {
  const lines = Array.from({ length: 16 }, (_, index) => {
    const at = y + 6 + index * index * 1.3;
    const x = random.int(0, 1300);
    return `<path d="M${x} ${r(at)}h${random.int(60, 320)}" stroke="${light.sun}" stroke-opacity="${r(0.2 + random.next() * 0.4)}" stroke-width="${r(1 + index * 0.18)}" stroke-linecap="round"/>`;
  }).join('');
  return `<path d="M0 ${y}H${WIDTH}V${HEIGHT}H0z" fill="${seen(colour, 0.45, light)}"/><path d="M0 ${y + 70}H${WIDTH}V${HEIGHT}H0z" fill="${seen(colour, 0.22, light)}" fill-opacity=".7"/>${lines}`;
}

/** Mown stripes between two edges that run away from the viewer. */
export function fairway(
  id: string,
  near: readonly [number, number],
  far: readonly [number, number],
  top: number,
  bend: number,
  colour: string,
): string {
  const edge = (from: number, to: number): readonly Point[] => [
    [from, HEIGHT + 10],
    [from + (to - from) * 0.42 + bend, HEIGHT - (HEIGHT - top) * 0.42],
    [from + (to - from) * 0.8 + bend * 0.7, HEIGHT - (HEIGHT - top) * 0.76],
    [to, top],
  ];
  const strip = (from: number, to: number): string => {
    const at = (share: number): readonly Point[] =>
      edge(near[0] + (near[1] - near[0]) * share, far[0] + (far[1] - far[0]) * share);
    const left = at(from);
    const right = at(to).toReversed();
    return `M${left[0]?.map(r).join(' ')}${curve(left)}L${right[0]?.map(r).join(' ')}${curve(right)}z`;
  };
  const light = Array.from({ length: 4 }, (_, index) => strip(index / 4, index / 4 + 0.125)).join('');
  return `<defs>${linear(id, [
    [0, mix(colour, '#ffffff', 0.22)],
    [1, mix(colour, '#0f2f20', 0.12)],
  ])}</defs><path d="${strip(0, 1)}" fill="url(#${id})"/><path d="${light}" fill="#fff" fill-opacity=".1"/>`;
}

/** A green: an ellipse with a mown collar, lit from above, and its shadow side. */
export function green(x: number, y: number, width: number, colour: string): string {
  const height = width * 0.2;
  return `<ellipse cx="${x}" cy="${r(y + height * 0.16)}" rx="${r(width * 0.56)}" ry="${r(height * 0.62)}" fill="${mix(colour, '#0f2f20', 0.22)}"/>
    <ellipse cx="${x}" cy="${y}" rx="${r(width * 0.54)}" ry="${r(height * 0.56)}" fill="${mix(colour, '#ffffff', 0.08)}"/>
    <ellipse cx="${r(x - width * 0.02)}" cy="${r(y - height * 0.03)}" rx="${r(width * 0.48)}" ry="${r(height * 0.46)}" fill="${mix(colour, '#e8f2b0', 0.34)}"/>`;
}

/** Flag, pole, hole and its shadow. */
export function flag(x: number, y: number, height: number, colour = '#c22f22'): string {
  const top = y - height;
  const cloth = height * 0.3;
  return `<ellipse cx="${x}" cy="${y}" rx="${r(height * 0.045)}" ry="${r(height * 0.014)}" fill="#15201a" fill-opacity=".7"/><path d="M${x} ${y}l${r(height * 0.5)} ${r(height * 0.05)}" stroke="#15201a" stroke-opacity=".22" stroke-width="${r(height * 0.018)}"/>
    <path d="M${x} ${y}V${r(top)}" stroke="#f7f4e6" stroke-width="${r(Math.max(2.5, height * 0.018))}"/>
    <path d="M${x} ${r(top)}c${r(cloth * 0.4)} ${r(-cloth * 0.14)} ${r(cloth * 0.7)} ${r(cloth * 0.22)} ${r(cloth * 1.2)} ${r(cloth * 0.1)}c${r(-cloth * 0.12)} ${r(cloth * 0.25)} ${r(-cloth * 0.1)} ${r(cloth * 0.4)} 0 ${r(cloth * 0.62)}c${r(-cloth * 0.5)} ${r(cloth * 0.1)} ${r(-cloth * 0.8)} ${r(-cloth * 0.22)} ${r(-cloth * 1.2)} ${r(-cloth * 0.08)}z" fill="${colour}"/>`;
}

/** A bunker of soft outline with a dark lip on its far side. */
export function bunker(random: Random, x: number, y: number, width: number, sand: string, lip: string): string {
  const height = width * 0.26;
  const around = (grow: number, drop: number): string => {
    const points: Point[] = Array.from({ length: 9 }, (_, index) => {
      const angle = (index / 9) * Math.PI * 2;
      const wobble = 1 + Math.sin(index * 2.3 + x) * 0.14;
      return [
        x + Math.cos(angle) * width * 0.5 * wobble * grow,
        y + drop + Math.sin(angle) * height * 0.5 * wobble * grow,
      ];
    });
    return outline(points);
  };
  const rake = Array.from(
    { length: 3 },
    (_, index) =>
      `M${r(x - width * 0.24)} ${r(y + height * (0.06 + index * 0.12))}q${r(width * 0.22)} ${r(height * (0.05 + random.next() * 0.1))} ${r(width * 0.46)} 0`,
  ).join('');
  return `<path d="${around(1.1, -height * 0.1)}" fill="${lip}"/><path d="${around(1, height * 0.06)}" fill="${sand}"/><path d="${around(0.98, -height * 0.02)}" fill="${mix(sand, '#5e4a2a', 0.2)}" fill-opacity=".35"/><path d="${around(0.86, height * 0.14)}" fill="${mix(sand, '#ffffff', 0.28)}"/><path d="${rake}" fill="none" stroke="#7a6238" stroke-opacity=".25" stroke-width="${r(width * 0.008)}"/>`;
}
