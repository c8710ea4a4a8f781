import type { SiteRecords } from '@golf/shared/api';
import { movementSince30Days, moversOf, rankByHandicap } from '@golf/shared/handicap';
import type { Kysely } from 'kysely';
import type { Tables } from '../schema.ts';

/** All players in the order of the leaderboard. Handicaps in strokes. */
export async function rankedPlayers(database: Kysely<Tables>) {
  const all = await database
    .selectFrom('players')
    .select(['id', 'name', 'handicap', 'handicap_30_days_ago', 'code', 'live', 'profile', 'badge_id'])
    .orderBy('id')
    .execute();
  return rankByHandicap(
    all.map(({ handicap, handicap_30_days_ago: before, live, ...player }) => ({
      ...player,
      handicap: handicap === null ? null : handicap / 10,
      handicap_30_days_ago: before === null ? null : before / 10,
      live: live === 1,
    })),
  );
}

/** Maximum number of movers in each direction. */
const MOVERS = 10;

/** Players who gained or lost most places in 30 days, best first. */
export async function movers(database: Kysely<Tables>): Promise<SiteRecords['movers']> {
  const ranked = await rankedPlayers(database);
  const moved = movementSince30Days(ranked);
  const towards = (way: 1 | -1) =>
    moversOf(ranked, moved, way)
      .slice(0, MOVERS)
      .map(({ player, position, tied, places }) => ({
        player_id: player.id,
        name: player.name,
        profile: player.profile,
        badge_id: player.badge_id,
        handicap: player.handicap ?? 0,
        handicap_30_days_ago: player.handicap_30_days_ago ?? 0,
        position: position ?? 0,
        tied,
        places,
      }));
  return { up: towards(1), down: towards(-1) };
}
