import { siteHandicap } from '@golf/shared/handicap';
import { sql, type Kysely } from 'kysely';
import { movementDay } from '../../import/derive.ts';

interface PlayedRound {
  player_id: number;
  date: string;
  /** Adjusted score in hundredths of a stroke. */
  net_score: number;
}

/**
 * Works out the handicap of 30 days ago for what was imported before there was room for it, so that a site which
 * is only started again shows movement too, without its files.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<PlayedRound>`select player_id, date, net_score from rounds order by date, id`.execute(db);
  const before = movementDay(rows);
  for (const [playerId, played] of Map.groupBy(rows, ({ player_id: id }) => id)) {
    const then = played.filter(({ date }) => date <= before).map(({ net_score: score }) => score / 100);
    const handicap = siteHandicap(then);
    if (handicap === null) continue;
    const tenths = Math.round(handicap * 10);
    await sql`update players set handicap_30_days_ago = ${tenths} where id = ${playerId}`.execute(db);
  }
}
