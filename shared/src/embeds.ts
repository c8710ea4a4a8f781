import { idOf, pairOf } from './routes.ts';

/* Frames that other sites show of this one's pages, served by `cards`. */

/** The chosen values of the leaderboard's filters, as in its address. */
export interface BoardFilters {
  /** Codes in lower case. */
  countries: readonly string[];
  /** Ids of players. */
  ids: readonly string[];
  /** Names of channels. */
  channels: readonly string[];
}

export const NO_FILTERS: BoardFilters = { countries: [], ids: [], channels: [] };

const list = (value: string | null) => [...new Set((value ?? '').toLowerCase().split(',').filter(Boolean))];

/** Filters in a query: `country=de,se&player=3&channel=Le+Green`. */
export const filtersIn = (query: URLSearchParams): BoardFilters => ({
  countries: list(query.get('country')),
  ids: list(query.get('player')),
  channels: [...new Set(query.getAll('channel').filter(Boolean))],
});

/** Path of the leaderboard with these filters, or of its frame. */
export function boardPath({ countries, ids, channels }: BoardFilters, path = '/'): string {
  const query = new URLSearchParams(channels.map((name) => ['channel', name]));
  if (countries.length > 0) query.set('country', countries.join());
  if (ids.length > 0) query.set('player', ids.join());
  return query.size > 0 ? `${path}?${query}` : path;
}

export interface Embed {
  /** Root-relative address of the frame. */
  path: string;
  /** Address of the page's social card. */
  card: string;
  /** Size in px, if space allows. */
  width: number;
  height: number;
}

const WIDTH = 420;
const HEIGHT = 214;
/** Of the leaderboard's first ten. */
const BOARD_HEIGHT = 500;

/**
 * The frame of a page.
 * @param address root-relative: "/players/14-ada", "/?country=ie"
 * @returns null for a page without one
 */
export function embedOf(address: string): Embed | null {
  const { pathname, searchParams } = new URL(address, 'https://site.invalid');
  if (pathname === '/') {
    const path = boardPath(filtersIn(searchParams), '/embed/leaderboard');
    return { path, card: '/cards/board.png', width: WIDTH, height: BOARD_HEIGHT };
  }
  const [, kind = '', segment = ''] = /^\/(players|courses|rounds|compare)\/([^/]+)$/.exec(pathname) ?? [];
  const id = kind === 'compare' ? pairOf(segment)?.join('-') : idOf(segment);
  if (id == null) return null;
  return { path: `/embed/${kind}/${id}`, card: `/cards/${kind}/${id}.png`, width: WIDTH, height: HEIGHT };
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** Text as HTML, also within an attribute in double quotes. */
export const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? character);

/** HTML that shows a frame on another site. */
export const embedCode = ({ path, width, height }: Omit<Embed, 'card'>, title: string, origin: string): string =>
  `<iframe src="${escapeHtml(origin + path)}" title="${escapeHtml(title)}" width="${width}" height="${height}" loading="lazy" style="border:0;max-width:100%"></iframe>`;
