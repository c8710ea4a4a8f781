import { sql, type Kysely } from 'kysely';

/*
 * Site handicap and movement as computed when this migration was written. The code is frozen: a migration must always
 * give the same result.
 */

interface PlayedRound {
  player_id: number;
  /** ISO day. */
  date: string;
  /** Adjusted score in hundredths of a stroke. */
  net_score: number;
}

const LATEST = 20;
const COUNTING = 8;
const FIRST_HANDICAP_ROUND = 5;
const MOVEMENT = 30 * 86_400_000;

/** ISO day 30 days before the newest round. Empty without rounds. */
function movementDay(rounds: readonly PlayedRound[]): string {
  const newest = rounds.at(-1)?.date;
  return newest ? new Date(Date.parse(newest) - MOVEMENT).toISOString().slice(0, 10) : '';
}

/** Mean of the lowest 8 of the latest 20 in tenths of a stroke, half rounded up. Null before the 5th round. */
function handicapOf(scores: readonly number[]): number | null {
  if (scores.length < FIRST_HANDICAP_ROUND) return null;
  const counting = scores
    .slice(-LATEST)
    .toSorted((a, b) => a - b)
    .slice(0, COUNTING);
  const hundredths = counting.reduce((sum, score) => sum + score, 0);
  return Math.floor((2 * hundredths + 10 * counting.length) / (20 * counting.length));
}

/**
 * Computes the handicap of 30 days ago for data imported before the column existed, so that a restarted site shows
 * movement without a new import.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<PlayedRound>`select player_id, date, net_score from rounds order by date, id`.execute(db);
  const before = movementDay(rows);
  for (const [playerId, played] of Map.groupBy(rows, ({ player_id: id }) => id)) {
    const handicap = handicapOf(played.filter(({ date }) => date <= before).map(({ net_score: score }) => score));
    if (handicap === null) continue;
    await sql`update players set handicap_30_days_ago = ${handicap} where id = ${playerId}`.execute(db);
  }
}
