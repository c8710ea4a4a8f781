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

/* Subjects of the pictures: every story of the gallery, and the first screen of every route at two widths. */

/** Folder of the gallery's build. */
export const GALLERY = join(PROJECT_ROOT, 'node_modules/.cache/gallery');
/** Folder of the stored pictures. */
export const PICTURES = join(PROJECT_ROOT, 'gallery/pictures');

export const THEMES = ['light', 'dark'] as const;
export const WIDTHS = [1440, 375] as const;

interface ShownRoute {
  path: string;
  /** Selector of elements that change with builds or imports. */
  leftOut?: string;
  /** Pixels that may differ. Default: 60. */
  tolerance?: number;
}

/** Many colours: twice the effect of storing a picture in 256 of them. */
const COLOURFUL = 400;
/** Effect of a sticky head that is drawn between two pixels: letters one pixel aside. */
const STICKY = 250;

/** Routes by the names of their pictures. */
export const SHOWN_ROUTES: Readonly<Record<string, ShownRoute>> = {
  home: { path: ROUTES.home, tolerance: COLOURFUL },
  'trophy-room': { path: trophyRoomPath(14), tolerance: COLOURFUL },
  player: { path: playerPagePath(14, null) },
  embed: { path: embedPath(14) },
  compare: { path: ROUTES.compare },
  comparison: { path: comparisonPath(8, 14) },
  records: { path: ROUTES.records },
  courses: { path: ROUTES.courses, tolerance: COLOURFUL },
  course: { path: coursePagePath(3, ''), tolerance: COLOURFUL + STICKY },
  articles: { path: ROUTES.articles },
  article: { path: articlePath('misconceptions-golf-handicaps') },
  calculator: { path: calculatorPath },
  data: { path: ROUTES.data, leftOut: 'main time' },
  // Without /changes, which depends on the releases made here. Its story replaces it.
  privacy: { path: ROUTES.privacy },
  accessibility: { path: ROUTES.accessibility },
  developers: { path: ROUTES.developers, leftOut: 'main code:has(a)' },
  nowhere: { path: NOWHERE },
};

/** Ids of the built gallery's stories: "shared-ui-button--kinds". */
export function stories(): string[] {
  const index = JSON.parse(readFileSync(join(GALLERY, 'index.json'), 'utf8')) as { entries: Record<string, unknown> };
  return Object.keys(index.entries);
}

/** File names of all pictures. */
export function pictureNames(): string[] {
  const routes = Object.keys(SHOWN_ROUTES).flatMap((name) => WIDTHS.map((width) => `routes/${name}-${width}`));
  const all = [...stories().map((id) => `stories/${id}`), ...routes];
  return all.flatMap((name) => THEMES.map((theme) => `${name}-${theme}.png`));
}
