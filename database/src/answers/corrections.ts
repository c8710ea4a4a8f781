import type { BoardCorrections } from '@golf/shared/api';
import { placesOf, type Place } from '@golf/shared/handicap';
import type { Kysely } from 'kysely';
import type { StoredCorrection } from '../summaries/records/stored-correction.ts';
import type { Tables } from '../schema.ts';
import { knownBoards } from './boards.ts';
import { people, toPerson } from './people.ts';
import { oncePerVersion } from './once-per-version.ts';
import { dayNumber, PastBoards } from './past-boards.ts';

/** Maximum numbers of players and rounds in an answer. */
const PLAYERS = 100;
const ROUNDS = 50;

/** Corrections of all imports, the earliest first. */
export const corrections = oncePerVersion(async (database) => {
  const rows = await database.selectFrom('corrections').selectAll().orderBy('id').execute();
  return rows.map(({ known_until: until, corrected_at: at, body }) => {
    // Written by the import (database/src/import/corrections.ts).
    const { rounds, boards } = JSON.parse(body) as StoredCorrection;
    return { until, day: at.slice(0, 10), rounds, boards: new PastBoards(boards) };
  });
});

type Corrections = Awaited<ReturnType<typeof corrections>>;

/** Handicaps in tenths at the end of a day as the first import after it knew them, by id; those now if uncorrected. */
function knownThen(since: Corrections, day: number, now: ReadonlyMap<number, number>): Map<number, number> {
  const then = new Map(now);
  // The earliest correction overrides the later ones: it stores the oldest values.
  for (const { boards } of since.toReversed()) {
    const before = boards.at(day);
    for (const id of boards.ids) {
      const handicap = before.get(id);
      if (handicap === undefined) then.delete(id);
      else then.set(id, handicap);
    }
  }
  return then;
}

/** Corrections of each round, the last one as it is now and the first one as it was. */
function correctedRounds(since: Corrections, day: string) {
  const rounds = new Map<number, StoredCorrection['rounds'][number] & { day: string }>();
  for (const correction of since)
    for (const round of correction.rounds) {
      const first = rounds.get(round.id) ?? round;
      rounds.set(round.id, { ...round, was: first.was, day: correction.day });
    }
  return [...rounds.values()].filter(({ was, is }) => [was, is].some((facts) => facts !== null && facts.date <= day));
}

/** `/api/boards/{day}/corrections`: what imports after a day corrected. Null: the day has no leaderboard. */
export async function boardCorrections(
  database: Kysely<Tables>,
  day: string,
  version?: string,
): Promise<BoardCorrections | null> {
  const known = await knownBoards(database, version);
  if (!known || day < known.first || day > known.newest) return null;
  const since = (await corrections(database, version)).filter(({ until }) => until >= day);
  if (since.length === 0) return { players: [], all_players: 0, rounds: [], all_rounds: 0 };
  const now = known.boards.at(dayNumber(day));
  const then = knownThen(since, dayNumber(day), now);
  const players = await people(database);
  const standing = (handicap: number | undefined, places: ReadonlyMap<number, Place>) => {
    const place = handicap === undefined ? undefined : places.get(handicap);
    return handicap === undefined || place === undefined ? null : { handicap: handicap / 10, ...place };
  };
  const [placesThen, placesNow] = [placesOf(then.values()), placesOf(now.values())];
  const corrected = [...players.values()]
    .filter(({ id }) => then.get(id) !== now.get(id))
    .map((player) => ({
      ...toPerson(player),
      known_then: standing(then.get(player.id), placesThen),
      known_now: standing(now.get(player.id), placesNow),
    }))
    .toSorted(
      (a, b) => (a.known_now?.position ?? Infinity) - (b.known_now?.position ?? Infinity) || a.player_id - b.player_id,
    );
  const rounds = correctedRounds(since, day).flatMap(({ id, player_id: playerId, day: correctedOn, was, is }) => {
    const player = players.get(playerId);
    return player
      ? [{ score_id: id, player_id: playerId, name: player.name, live: player.live, day: correctedOn, was, is }]
      : [];
  });
  return {
    players: corrected.slice(0, PLAYERS),
    all_players: corrected.length,
    rounds: rounds
      .toSorted((a, b) => (a.day < b.day ? 1 : a.day > b.day ? -1 : b.score_id - a.score_id))
      .slice(0, ROUNDS),
    all_rounds: rounds.length,
  };
}
