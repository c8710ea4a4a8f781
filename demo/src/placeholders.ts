import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DESKTOP_CABINET, MOBILE_CABINET } from '@golf/shared/cabinet-layout';
import { randomFor } from './random.ts';
import { thumbnailId, THUMBNAILS } from './videos.ts';

/** Tables with picture paths. courses.csv is not among them: its pictures are all in course-images.csv, too. */
const TABLES = ['players', 'channels', 'course-images', 'trophies', 'achievements', 'items', 'cabinets'];

/** Width and height by folder; cabinets use their layout's. */
const SIZES: Readonly<Record<string, readonly [width: number, height: number]>> = {
  profiles: [120, 120],
  channels: [120, 120],
  thumbnails: [1280, 720],
  courses: [1600, 900],
  trophies: [200, 300],
  badges: [240, 240],
  items: [200, 200],
};

const COLOURS = ['#14734a', '#1f4e8c', '#b3371f', '#e3b64a', '#6f9bb0', '#8e4f6b', '#5f8a70', '#70431f'] as const;

/** A plain area titled by its path, so that all files differ. */
function placeholder(path: string): string {
  const { width, height } = path.endsWith('-mobile.svg') ? MOBILE_CABINET : DESKTOP_CABINET;
  const [w, h] = SIZES[dirname(path)] ?? [width, height];
  const colour = randomFor(1, 'placeholder', path).pick(COLOURS);
  return `<svg width="${w}" height="${h}" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}"><title>${path}</title><path fill="${colour}" d="M0 0h${w}v${h}H0z"/></svg>`;
}

/** Paints a placeholder for each picture that the folder's CSV files name. */
export function paintPlaceholders(folder: string): void {
  const paths = new Set(Array.from({ length: THUMBNAILS }, (_, index) => `thumbnails/${thumbnailId(index + 1)}.svg`));
  for (const table of TABLES) {
    const text = readFileSync(join(folder, `${table}.csv`), 'utf8');
    for (const [, path = ''] of text.matchAll(/\/images\/([\w/-]+\.svg)/g)) paths.add(path);
  }
  for (const cabinet of [...paths].filter((path) => path.startsWith('cabinet/')))
    for (const variant of ['', '-left', '-right', '-both'])
      for (const size of ['', '-mobile']) paths.add(cabinet.replace('.svg', `${variant}${size}.svg`));
  for (const path of paths) {
    const file = join(folder, 'images', path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, placeholder(path));
  }
}
