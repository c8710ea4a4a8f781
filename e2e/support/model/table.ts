import type { Golfer } from './data-set.ts';

/* Naive model of the leaderboard, from the specification. It shares no code with the site. */

export interface View {
  sort: 'desc' | 'asc';
  countries: string[];
  players: number[];
  channels: string[];
}

export const PLAIN: View = { sort: 'desc', countries: [], players: [], channels: [] };

export interface Line {
  id: number;
  /** "T2", "4", "" */
  position: string;
  name: string;
  /** "+2.3", "0.0", "N/A" */
  handicap: string;
}

const { compare } = new Intl.Collator('en');

function lineOf(golfers: readonly Golfer[], { id, name, handicap }: Golfer): Line {
  if (handicap === null) return { id, position: '', name, handicap: 'N/A' };
  const others = golfers.filter((other) => other.id !== id && other.handicap !== null);
  const better = others.filter((other) => (other.handicap ?? 0) < handicap).length;
  const tied = others.some((other) => other.handicap === handicap);
  const figure = `${handicap < 0 ? '+' : ''}${(Math.abs(handicap) / 10).toFixed(1)}`;
  return { id, position: `${tied ? 'T' : ''}${better + 1}`, name, handicap: figure };
}

/** Whether a player passes all three filters. An empty list passes everybody. */
const passes = ({ countries, players, channels }: View, golfer: Golfer) =>
  (countries.length === 0 || countries.includes(golfer.code)) &&
  (players.length === 0 || players.includes(golfer.id)) &&
  (channels.length === 0 || golfer.channels.some((name) => channels.includes(name)));

/** Rows of a view, from top to bottom. Positions are those of the whole table. */
export function linesOf(golfers: readonly Golfer[], view: View): Line[] {
  const shown = golfers.filter((golfer) => passes(view, golfer));
  const byName = shown.toSorted((a, b) => compare(a.name, b.name) || a.id - b.id);
  const ranked = byName.filter(({ handicap }) => handicap !== null);
  const best = ranked.toSorted((a, b) => (a.handicap ?? 0) - (b.handicap ?? 0));
  const ordered = view.sort === 'asc' ? best.toReversed() : best;
  const unranked = byName.filter(({ handicap }) => handicap === null);
  return [...ordered, ...unranked].map((golfer) => lineOf(golfers, golfer));
}

/** Query of a view, as in shared links. */
export function queryOf({ sort, countries, players, channels }: View): URLSearchParams {
  const query = new URLSearchParams();
  if (countries.length > 0) query.set('country', countries.join(','));
  if (players.length > 0) query.set('player', players.join(','));
  for (const channel of channels) query.append('channel', channel);
  if (sort === 'asc') query.set('sort', sort);
  return query;
}
