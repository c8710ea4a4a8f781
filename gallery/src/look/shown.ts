import { ROUTES } from '@golf/shared/pages';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_ROOT } from '@golf/node-kit/project-root';
import {
  articlePath,
  calculatorPath,
  comparisonPath,
  coursePagePath,
  embedPath,
  NOWHERE,
  playerPagePath,
  trophyRoomPath,
} from '@golf/shared/routes';

/*
 * What there are pictures of: every story of the gallery, and the first screen of every route at two widths.
 */

/** Where the gallery is built for them. */
export const GALLERY = join(PROJECT_ROOT, 'node_modules/.cache/gallery');
/** Where the pictures are stored that others are compared with. */
export const PICTURES = join(PROJECT_ROOT, 'gallery/pictures');

export const THEMES = ['light', 'dark'] as const;
export const WIDTHS = [1440, 375] as const;

interface ShownRoute {
  path: string;
  /** What differs from one build or import to the next: a selector. */
  leftOut?: string;
  /** It has so many colours that 256 of them change up to 204 pixels. */
  colourful?: boolean;
}

/** Routes by what their pictures are called. */
export const SHOWN_ROUTES: Readonly<Record<string, ShownRoute>> = {
  home: { path: ROUTES.home, colourful: true },
  'trophy-room': { path: trophyRoomPath(14), colourful: true },
  player: { path: playerPagePath(14, null) },
  embed: { path: embedPath(14) },
  compare: { path: ROUTES.compare },
  comparison: { path: comparisonPath(8, 14) },
  records: { path: ROUTES.records },
  courses: { path: ROUTES.courses, colourful: true },
  course: { path: coursePagePath(3, ''), colourful: true },
  articles: { path: ROUTES.articles },
  article: { path: articlePath('misconceptions-golf-handicaps') },
  calculator: { path: calculatorPath },
  data: { path: ROUTES.data, leftOut: 'main time' },
  // No /changes: what it tells of depends on what was released here. Its story stands for it.
  privacy: { path: ROUTES.privacy },
  accessibility: { path: ROUTES.accessibility },
  // The site's own address.
  developers: { path: ROUTES.developers, leftOut: 'main code:has(a)' },
  nowhere: { path: NOWHERE },
};

/** The ids of the built gallery's stories: "shared-ui-button--kinds". */
export function stories(): string[] {
  const index = JSON.parse(readFileSync(join(GALLERY, 'index.json'), 'utf8')) as { entries: Record<string, unknown> };
  return Object.keys(index.entries);
}

/** Names of the files of all pictures. */
export function pictureNames(): string[] {
  const routes = Object.keys(SHOWN_ROUTES).flatMap((name) => WIDTHS.map((width) => `routes/${name}-${width}`));
  const all = [...stories().map((id) => `stories/${id}`), ...routes];
  return all.flatMap((name) => THEMES.map((theme) => `${name}-${theme}.png`));
}
