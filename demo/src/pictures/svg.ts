/** Small helpers to draw SVG by hand: everything is a string, and numbers keep one decimal. */

/** A number for a path: one decimal is a tenth of a pixel, more is only weight. */
export function r(value: number): string {
  const rounded = Math.round(value * 10) / 10;
  return Object.is(rounded, -0) ? '0' : String(rounded);
}

export type Point = readonly [x: number, y: number];

/** A stand-alone picture. It says what it is through `title`, and holds no script, style or outside link. */
export function picture(width: number, height: number, title: string, body: string): string {
  const text = title.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><title>${text}</title>${body.replaceAll(/\n\s*/g, '')}</svg>\n`;
}

export type Stop = readonly [offset: number, colour: string, opacity?: number];

function stops(list: readonly Stop[]): string {
  return list
    .map(
      ([offset, colour, opacity]) =>
        `<stop offset="${r(offset * 100)}%" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    .join('');
}

/** A linear gradient; by default from top to bottom. */
export function linear(
  id: string,
  list: readonly Stop[],
  [x1, y1, x2, y2]: readonly [number, number, number, number] = [0, 0, 0, 1],
): string {
  return `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stops(list)}</linearGradient>`;
}

/** A radial gradient around a point of the shape, in shares of it. */
export function radial(id: string, list: readonly Stop[], cx = 0.5, cy = 0.5, radius = 0.5): string {
  return `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${radius}">${stops(list)}</radialGradient>`;
}

/** A soft line through points (Catmull-Rom), as the part of a path after its first M. */
export function curve(points: readonly Point[]): string {
  let path = '';
  for (let index = 0; index < points.length - 1; index++) {
    const before = points[Math.max(0, index - 1)] ?? [0, 0];
    const from = points[index] ?? [0, 0];
    const to = points[index + 1] ?? [0, 0];
    const after = points[Math.min(points.length - 1, index + 2)] ?? [0, 0];
    path +=
      `C${r(from[0] + (to[0] - before[0]) / 6)} ${r(from[1] + (to[1] - before[1]) / 6)} ` +
      `${r(to[0] - (after[0] - from[0]) / 6)} ${r(to[1] - (after[1] - from[1]) / 6)} ${r(to[0])} ${r(to[1])}`;
  }
  return path;
}

/** A soft closed outline through points, as a whole path. */
export function outline(points: readonly Point[]): string {
  const at = (index: number): Point => points[(index + points.length) % points.length] ?? [0, 0];
  const [startX, startY] = at(0);
  return `M${r(startX)} ${r(startY)}${points
    .map((from, index) => {
      const [before, to, after] = [at(index - 1), at(index + 1), at(index + 2)];
      return `C${r(from[0] + (to[0] - before[0]) / 6)} ${r(from[1] + (to[1] - before[1]) / 6)} ${r(to[0] - (after[0] - from[0]) / 6)} ${r(to[1] - (after[1] - from[1]) / 6)} ${r(to[0])} ${r(to[1])}`;
    })
    .join('')}z`;
}

/** Mixes two `#rrggbb` colours; 0 is all `from`. */
export function mix(from: string, to: string, share: number): string {
  const channel = (colour: string, at: number): number => Number.parseInt(colour.slice(at, at + 2), 16);
  return `#${[1, 3, 5]
    .map((at) =>
      Math.round(channel(from, at) * (1 - share) + channel(to, at) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}
