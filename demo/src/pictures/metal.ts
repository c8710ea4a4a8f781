import { linear, radial } from './svg.ts';

/** Metals and other materials that trophies, badges and items are made of: gradients under a prefix. */
export type Metal = 'gold' | 'silver' | 'bronze';

const TONES: Readonly<Record<Metal, readonly [dark: string, mid: string, light: string, shine: string]>> = {
  gold: ['#6f4c0a', '#c08f22', '#ecc85f', '#fff3c4'],
  silver: ['#4b555a', '#98a4a8', '#d5dcdd', '#ffffff'],
  bronze: ['#55301a', '#9a5f34', '#cf9360', '#f7d9b8'],
};

/** A round body lit from the left: dark rim, shine, mid tone, reflected edge. */
export function metal(id: string, kind: Metal): string {
  const [dark, mid, light, shine] = TONES[kind];
  return linear(
    id,
    [
      [0, dark],
      [0.12, mid],
      [0.28, shine],
      [0.42, light],
      [0.66, mid],
      [0.88, dark],
      [1, light],
    ],
    [0, 0, 1, 0],
  );
}

/** A flat face: lit from the top left. */
export function plate(id: string, kind: Metal): string {
  const [dark, mid, light, shine] = TONES[kind];
  return linear(
    id,
    [
      [0, shine],
      [0.3, light],
      [0.62, mid],
      [1, dark],
    ],
    [0, 0, 1, 1],
  );
}

/** A domed disc. */
export function dome(id: string, kind: Metal): string {
  const [dark, mid, light, shine] = TONES[kind];
  return radial(
    id,
    [
      [0, shine],
      [0.35, light],
      [0.75, mid],
      [1, dark],
    ],
    0.36,
    0.3,
    0.8,
  );
}

export function dark(kind: Metal): string {
  return TONES[kind][0];
}

/** Turned wood of a plinth. */
export function wood(id: string): string {
  return linear(
    id,
    [
      [0, '#2e1a10'],
      [0.2, '#704526'],
      [0.36, '#a06a3e'],
      [0.6, '#5c371f'],
      [1, '#26160d'],
    ],
    [0, 0, 1, 0],
  );
}
