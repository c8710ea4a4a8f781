import {
  headToHeadSchema,
  historyEntrySchema,
  playerSchema,
  playerSummarySchema,
  rows,
  standingsOf,
  totalShotsSchema,
  type HistoryEntry,
  type PlayerSummary,
} from '@golf/shared/api';
import { formatDay, formatPosition } from '@golf/shared/format';
import { COUNTING_ROUNDS, FIRST_HANDICAP_ROUND, rankByHandicap } from '@golf/shared/handicap';
import * as v from 'valibot';
import { ask, askMaybe, askRows, type CardSite } from '../site.ts';
import type { BoardContent, ComparisonContent, PlayerContent } from './content.ts';
import { personOf } from './people.ts';

/** Maximum number of board lines on a card. */
const TOP = 5;

const playersOf = (site: CardSite) => askRows(site, '/api/players', playerSchema);

/** The part of a player's summary that does not need an import. */
type PlayerStanding = Pick<PlayerSummary, 'player' | 'position' | 'tied' | 'ranked' | 'moved'>;

/**
 * Rank of a player; with a backend without summaries it is derived from the table of all players. Null: unknown player.
 */
async function standingOf(site: CardSite, playerId: number): Promise<PlayerStanding | null> {
  const summary = await ask(site, `/api/players/${playerId}/summary`, (answer) => v.parse(playerSummarySchema, answer));
  if (summary) return summary;
  const players = await playersOf(site);
  const player = players.find(({ id }) => id === playerId);
  const standing = standingsOf(players).get(playerId);
  return player && standing ? { player, ...standing } : null;
}

type History = Pick<PlayerContent, 'history' | 'span'>;

/** The handicap after each round from the first handicap on, oldest first, and the current one. */
function handicapsOf(entries: readonly HistoryEntry[], current: number | null): History {
  const sorted = entries.toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : a.id - b.id));
  // The history stores the sum of the lowest min(8, n) divided by 8.
  const values = sorted.map(({ handicap }, at) =>
    at < COUNTING_ROUNDS - 1 ? (handicap * COUNTING_ROUNDS) / (at + 1) : handicap,
  );
  const [first, last] = [sorted[FIRST_HANDICAP_ROUND - 1], sorted.at(-1)];
  return {
    history: current === null ? [] : [...values.slice(FIRST_HANDICAP_ROUND - 1), current],
    span: current !== null && first && last ? { from: first.date, to: last.date } : null,
  };
}

async function historyOf(site: CardSite, { id, handicap }: PlayerSummary['player']): Promise<History> {
  const history = await askMaybe(site, `/api/player-history/${id}`, rows(historyEntrySchema));
  return handicapsOf(history ?? [], handicap);
}

/** One player; null for an unknown id. */
export async function playerContent(site: CardSite, playerId: number): Promise<PlayerContent | null> {
  const standing = await standingOf(site, playerId);
  if (!standing) return null;
  const { player, position, tied, ranked, moved } = standing;
  return {
    kind: 'player',
    person: personOf(player),
    place: formatPosition(position, tied),
    ranked,
    moved,
    rounds: player.rounds,
    ...(await historyOf(site, player)),
  };
}

/** Comparison of two players; null if either id is unknown. */
export async function comparisonContent(
  site: CardSite,
  [first, second]: readonly [number, number],
): Promise<ComparisonContent | null> {
  const [left, right] = await Promise.all([standingOf(site, first), standingOf(site, second)]);
  if (!left || !right) return null;
  const between = await askMaybe(site, `/api/head-to-head/${first}/${second}`, (answer) =>
    v.parse(headToHeadSchema, answer),
  );
  const [one, other] = [left.player.handicap, right.player.handicap];
  return {
    kind: 'comparison',
    people: [personOf(left.player), personOf(right.player)],
    better: one === null || other === null || one === other ? null : one < other ? 0 : 1,
    tally: between ? { wins: [between.first_wins, between.second_wins], level: between.level } : null,
  };
}

/** The top of the leaderboard. */
export async function boardContent(site: CardSite): Promise<BoardContent> {
  const players = await playersOf(site);
  const totals = await askMaybe(site, '/api/total-shots', (answer) => v.parse(totalShotsSchema, answer));
  const ranked = rankByHandicap(players);
  return {
    kind: 'board',
    lines: ranked
      .filter(({ position }) => position !== null)
      .slice(0, TOP)
      .map(({ player, position, tied }) => ({ place: formatPosition(position, tied), person: personOf(player) })),
    players: players.length,
    updated: totals?.newest_day ? formatDay(totals.newest_day) : null,
  };
}
