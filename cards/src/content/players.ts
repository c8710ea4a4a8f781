import {
  headToHeadSchema,
  historyEntrySchema,
  playerSchema,
  playerSummarySchema,
  rows,
  standingsOf,
  totalShotsSchema,
  type HistoryEntry,
  type Player,
  type PlayerSummary,
} from '@golf/shared/api';
import { boardPath, NO_FILTERS, type BoardFilters } from '@golf/shared/embeds';
import { formatDay, formatPosition } from '@golf/shared/format';
import { COUNTING_ROUNDS, FIRST_HANDICAP_ROUND, rankByHandicap, roundToTenth } from '@golf/shared/handicap';
import { comparisonPath, playerPagePath } from '@golf/shared/routes';
import * as v from 'valibot';
import { ask, askMaybe, askRows, type CardSite } from '../site.ts';
import type { BoardContent, ComparisonContent, PlayerContent } from './content.ts';
import { personOf } from './people.ts';

/** Number of lines on the board's card. */
const ON_A_CARD = 5;

const pageOf = ({ id, name, live }: Player) => playerPagePath(id, live ? name : null);

/** Decoded players by site, as a large site's filters would decode them again and again. */
const known = new WeakMap<CardSite, { version: string; players: Promise<Player[]> }>();

function playersOf(site: CardSite): Promise<Player[]> {
  const version = site.dataVersion();
  const kept = known.get(site);
  if (kept && kept.version === version) return kept.players;
  const players = askRows(site, '/api/players', playerSchema);
  if (version !== null) known.set(site, { version, players });
  players.catch(() => known.delete(site));
  return players;
}

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
  const { handicap, handicap_30_days_ago: before } = player;
  return {
    kind: 'player',
    page: site.origin + pageOf(player),
    person: personOf(player),
    place: formatPosition(position, tied),
    ranked,
    moved,
    change: handicap === null || before === null ? null : roundToTenth(handicap - before),
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
    page: site.origin + comparisonPath(first, second),
    people: [personOf(left.player), personOf(right.player)],
    better: one === null || other === null || one === other ? null : one < other ? 0 : 1,
    tally: between ? { wins: [between.first_wins, between.second_wins], level: between.level } : null,
  };
}

/** Channel names of a player. */
const channelsOf = (player: Player) => [
  player.channel_name,
  player.extra_channel_1_name,
  player.extra_channel_2_name,
  player.extra_channel_3_name,
];

/** Number of a filter's values in the words about it. */
const SAID = 3;

/** A filter's value that no player has. */
export class NoSuchFilter extends Error {
  override readonly name = 'NoSuchFilter';
}

/**
 * Keeps the players of the chosen countries, ids and channels, as the leaderboard does.
 * @returns the filters in words
 * @throws NoSuchFilter for a value that no player has
 */
function filtered(players: readonly Player[], { countries, ids, channels }: BoardFilters) {
  const words: string[] = [];
  let kept = players;
  const keep = (chosen: readonly string[], say: string, of: (player: Player) => (string | null)[], nameOf = of) => {
    if (chosen.length === 0) return;
    const names = new Map(players.flatMap((player) => of(player).map((value, at) => [value, nameOf(player)[at]])));
    const unknown = chosen.find((value) => !names.has(value));
    if (unknown !== undefined) throw new NoSuchFilter(`No player ${say} “${unknown}”.`);
    words.push(...chosen.slice(0, SAID).map((value) => names.get(value) ?? value));
    if (chosen.length > SAID) words.push(`${chosen.length - SAID} more`);
    const values = new Set(chosen);
    kept = kept.filter((player) => of(player).some((value) => value !== null && values.has(value)));
  };
  const shown = ({ live, name }: Player) => [live ? name : 'a player to be announced'];
  keep(
    countries,
    'is from',
    ({ code }) => [code],
    ({ flag_name: country }) => [country],
  );
  keep(ids, 'has the id', ({ id }) => [String(id)], shown);
  keep(channels, 'is on the channel', channelsOf);
  return { kept: new Set(kept), words: words.join(', ') };
}

/**
 * The top of the leaderboard.
 * @param top number of lines
 * @throws NoSuchFilter
 */
export async function boardContent(
  site: CardSite,
  top = ON_A_CARD,
  filters: BoardFilters = NO_FILTERS,
): Promise<BoardContent> {
  const players = await playersOf(site);
  const totals = await askMaybe(site, '/api/total-shots', (answer) => v.parse(totalShotsSchema, answer));
  const { kept, words } = filtered(players, filters);
  return {
    kind: 'board',
    page: site.origin + boardPath(filters),
    lines: rankByHandicap(players)
      .filter(({ player, position }) => position !== null && kept.has(player))
      .slice(0, top)
      .map(({ player, position, tied }) => ({
        place: formatPosition(position, tied),
        person: personOf(player),
        page: site.origin + pageOf(player),
      })),
    players: kept.size,
    updated: totals?.newest_day ? formatDay(totals.newest_day) : null,
    filter: words,
  };
}
