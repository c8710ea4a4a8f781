import { pairOf } from '@golf/shared/routes';
import type { CardSite } from '../site.ts';
import { articleContent } from './articles.ts';
import type { CardContent, ComparisonContent, CourseContent, PlayerContent, RoundContent } from './content.ts';
import { courseContent } from './courses.ts';
import { boardContent, comparisonContent, playerContent } from './players.ts';
import { recordsContent } from './records.ts';
import { roundContent } from './rounds.ts';

const CARD = /^\/cards\/([a-z]+)(?:\/([^/]+))?\.png$/;
const ID = /^[1-9]\d{0,9}$/;

/** Calls a function with the id in a segment; null for a segment that is no id. */
const withId = <T>(segment: string, of: (id: number) => Promise<T | null>) =>
  ID.test(segment) ? of(Number(segment)) : Promise.resolve(null);

/** Content of a page about players, a course or a round, by its kind and id in addresses; null if there is none. */
export async function contentOf(
  site: CardSite,
  kind: string,
  segment: string,
): Promise<PlayerContent | ComparisonContent | CourseContent | RoundContent | null> {
  if (kind === 'players') return withId(segment, (id) => playerContent(site, id));
  if (kind === 'courses') return withId(segment, (id) => courseContent(site, id));
  if (kind === 'rounds') return withId(segment, (id) => roundContent(site, id));
  const pair = kind === 'compare' ? pairOf(segment) : null;
  return pair && comparisonContent(site, pair);
}

/**
 * Content of the card at a path.
 * @returns null for a path without a card
 * @throws NotSaid if the backend does not report the data
 */
export async function contentAt(site: CardSite, path: string): Promise<CardContent | null> {
  const [, kind, segment] = CARD.exec(path) ?? [];
  if (kind === undefined) return null;
  if (segment !== undefined)
    return kind === 'articles' ? articleContent(site, segment) : contentOf(site, kind, segment);
  if (kind === 'board') return boardContent(site);
  return kind === 'records' ? recordsContent(site) : null;
}
