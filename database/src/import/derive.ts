import { adjustedScore, countingRounds, FULL_ROUND, historyValue, siteHandicap } from '@golf/shared/handicap';
import type { ContentTables, PlayerRow } from '../schema.ts';
import { DerivedRounds } from './derived-rounds.ts';
import type { Folder } from './read-folder.ts';
import type { Rows } from './rows.ts';
import type { RoundCells } from './tables.ts';

/** Rows of every table, ready to be stored. */
export type Content = { [Name in keyof ContentTables]: Rows<ContentTables[Name]> };

/** Content derived from the CSV files alone: all except the pictures and the summaries of these rows. */
export type DerivedContent = Omit<
  Content,
  'pictures' | 'player_summaries' | 'records' | 'past_boards' | 'course_summaries'
>;

/** Course rating in tenths of a stroke, slope rating and par, for 18 holes. */
interface Ratings {
  course_rating: number;
  slope_rating: number;
  par: number;
}

type RatingsOf = (round: RoundCells) => Ratings;

interface Played extends RoundCells {
  index: number;
}

const byDay = (a: Played, b: Played) => (a.date < b.date ? -1 : a.date > b.date ? 1 : a.id - b.id);

/** Site handicaps in tenths (null before the 5th round), and the latest rounds. */
type DerivedPlayer = Pick<PlayerRow, 'handicap' | 'handicap_30_days_ago' | 'form' | 'latest_score'>;

/** Number of rounds in a player's form ... */
const FORM_ROUNDS = 10;
/** ... and the minimum range in strokes that is mapped to the digits 0 to 9. */
const FORM_RANGE = 9;

/**
 * The latest adjusted scores, one digit each. 0 is the best score; 9 is nine strokes more, or the worst score if the
 * range is larger. Null: no scores.
 * @param scores in strokes with at most two decimals, oldest first
 */
function formOf(scores: readonly number[]): string | null {
  const latest = scores.slice(-FORM_ROUNDS).map((score) => Math.round(100 * score));
  const best = Math.min(...latest);
  const range = Math.max(100 * FORM_RANGE, Math.max(...latest) - best);
  return latest.map((score) => Math.round((9 * (score - best)) / range)).join('') || null;
}

const tenths = (handicap: number | null) => (handicap === null ? null : Math.round(handicap * 10));

const MOVEMENT_DAYS = 30;
const DAY = 86_400_000;

/** ISO day 30 days before the newest one. Empty without rounds. */
const movementDay = (newest: string) =>
  newest && new Date(Date.parse(newest) - MOVEMENT_DAYS * DAY).toISOString().slice(0, 10);

/**
 * Derives one player's rounds, and returns the fields that depend on them.
 * @param before ISO day; rounds up to it made the handicap of 30 days ago
 */
function derivePlayer(rounds: Played[], ratingsOf: RatingsOf, before: string, derived: DerivedRounds): DerivedPlayer {
  rounds.sort(byDay);
  const scores: number[] = [];
  const history: number[] = [];
  for (const round of rounds) {
    const { course_rating: rating, slope_rating: slopeRating } = ratingsOf(round);
    const { gross, holes } = round;
    // The handicap is only needed for unplayed holes, and is expensive to compute.
    const handicapBefore = holes < FULL_ROUND ? siteHandicap(scores) : null;
    const score = adjustedScore({ gross, holes, courseRating: rating / 10, slopeRating }, handicapBefore);
    scores.push(score);
    history.push(historyValue(scores));
  }
  const counting = new Set(countingRounds(scores));
  for (const [place, { index, id }] of rounds.entries()) {
    derived.set(index, id, {
      net_score: Math.round((scores[place] ?? 0) * 100),
      counts: counting.has(place) ? 1 : 0,
      history_value: Math.round((history[place] ?? 0) * 100_000),
    });
  }
  const then = rounds.findLastIndex(({ date }) => date <= before) + 1;
  const latest = rounds.at(-1);
  return {
    handicap: tenths(siteHandicap(scores)),
    handicap_30_days_ago: tenths(siteHandicap(scores.slice(0, then))),
    form: formOf(scores),
    latest_score: latest ? latest.gross - (latest.par ?? ratingsOf(latest).par) : null,
  };
}

/**
 * Computes derived data: adjusted scores, the counting 8, history values, handicaps, form.
 * @param folder a folder without problems
 * @param onProgress called now and then with the number of finished players and the total
 */
export function deriveContent(
  folder: Folder,
  onProgress: (done: number, total: number) => void = () => {},
): DerivedContent {
  const tees = new Map<number, Ratings>(folder.tees.rows.map((tee) => [tee.id, tee]));
  const ratingsOf: RatingsOf = ({ tee_id: teeId, course_rating: rating, slope_rating: slopeRating, par, id }) => {
    const tee = teeId === null ? undefined : tees.get(teeId);
    if (tee) return tee;
    if (rating === null || slopeRating === null || par === null)
      throw new Error(`round ${id} has neither a tee nor ratings`);
    return { course_rating: rating, slope_rating: slopeRating, par };
  };
  const cells = folder.rounds.rows;
  const roundsOf = new Map<number, number[]>(folder.players.rows.map(({ id }) => [id, []]));
  for (const [index, player] of cells.column('player_id').entries()) roundsOf.get(player)?.push(index);
  let newest = '';
  for (const date of cells.column('date')) if (date > newest) newest = date;
  const withAchievement = new Set(folder.achievements.rows.map((row) => row.player_id));
  const rounds = new DerivedRounds(cells);
  const before = movementDay(newest);
  const total = folder.players.rows.length;
  const byId = (a: { id: number }, b: { id: number }) => a.id - b.id;
  const players = folder.players.rows.toSorted(byId).map((player, index) => {
    if (index % 50 === 0) onProgress(index, total);
    const played = (roundsOf.get(player.id) ?? []).map((at): Played => ({ ...cells.at(at), index: at }));
    const ofPlayer = derivePlayer(played, ratingsOf, before, rounds);
    return { ...player, ...ofPlayer, has_achievement: withAchievement.has(player.id) ? 1 : 0 };
  });
  onProgress(total, total);
  return {
    countries: folder.countries.rows,
    players,
    channels: folder.channels.rows.toSorted((a, b) => a.player_id - b.player_id || a.position - b.position),
    courses: folder.courses.rows.toSorted(byId),
    tees: folder.tees.rows.toSorted(byId),
    course_images: folder.course_images.rows.toSorted(byId),
    rounds,
    trophies: folder.trophies.rows.toSorted(byId),
    achievements: folder.achievements.rows.map((row, position) => ({ ...row, position: position + 1 })),
    items: folder.items.rows.toSorted(byId),
    cabinets: folder.cabinets.rows.toSorted((a, b) => a.player_id - b.player_id),
    unlocked_items: folder.unlocked_items.rows.toSorted((a, b) => a.player_id - b.player_id || a.item_id - b.item_id),
  };
}
