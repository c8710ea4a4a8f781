import type { CabinetPlayer, Channel, Player, PlayerSummary } from '@golf/shared/api';
import type { Kysely } from 'kysely';
import type { ChannelRow, PlayerRow, Tables } from '../schema.ts';
import type { StoredSummary } from '../summaries/summaries.ts';
import { playerExists } from './exists.ts';
import { recordsHeldBy } from './records.ts';

const MAIN_CHANNEL = 1;

function toPlayer(row: PlayerRow & { flag_name: string }, rounds: number, channels: readonly ChannelRow[]): Player {
  const at = (position: number) => channels.find((channel) => channel.position === position);
  const main = at(MAIN_CHANNEL);
  const [first, second, third] = [at(2), at(3), at(4)];
  return {
    id: row.id,
    name: row.name,
    handicap: row.handicap === null ? null : row.handicap / 10,
    handicap_30_days_ago: row.handicap_30_days_ago === null ? null : row.handicap_30_days_ago / 10,
    rounds,
    form: row.form,
    latest_score: row.latest_score,
    code: row.code,
    flag_name: row.flag_name,
    live: row.live === 1,
    badge_id: row.badge_id,
    has_achievement: row.has_achievement === 1,
    channel_name: main?.name ?? null,
    channel_logo: main?.logo ?? null,
    channel_link: main?.link ?? null,
    extra_channel_1_name: first?.name ?? null,
    extra_channel_1_logo: first?.logo ?? null,
    extra_channel_2_name: second?.name ?? null,
    extra_channel_2_logo: second?.logo ?? null,
    extra_channel_3_name: third?.name ?? null,
    extra_channel_3_logo: third?.logo ?? null,
    profile: row.profile,
    bio: row.bio ?? '',
  };
}

export async function readPlayers(database: Kysely<Tables>, ids?: readonly number[]): Promise<Player[]> {
  let found = database
    .selectFrom('players')
    .innerJoin('countries', 'countries.code', 'players.code')
    .selectAll('players')
    .select('countries.flag_name')
    .orderBy('players.id');
  let channelRows = database.selectFrom('channels').selectAll();
  let counts = database
    .selectFrom('rounds')
    .select(({ fn }) => ['player_id', fn.countAll<number>().as('rounds')])
    .groupBy('player_id');
  if (ids !== undefined) {
    found = found.where('players.id', 'in', ids);
    channelRows = channelRows.where('player_id', 'in', ids);
    counts = counts.where('player_id', 'in', ids);
  }
  const rows = await found.execute();
  const channelsOf = Map.groupBy(await channelRows.execute(), (channel) => channel.player_id);
  const roundsOf = new Map((await counts.execute()).map(({ player_id, rounds }) => [player_id, rounds]));
  return rows.map((row) => toPlayer(row, roundsOf.get(row.id) ?? 0, channelsOf.get(row.id) ?? []));
}

/** `/api/players`: every tracked player, by id. */
export const players = (database: Kysely<Tables>): Promise<Player[]> => readPlayers(database);

/** `/api/players/{id}/summary`: what the import derived, with the player's own fields. */
export async function playerSummary(database: Kysely<Tables>, id: number): Promise<PlayerSummary | null> {
  const stored = await database
    .selectFrom('player_summaries')
    .select('body')
    .where('player_id', '=', id)
    .executeTakeFirst();
  const [player] = stored ? await readPlayers(database, [id]) : [];
  if (!stored || !player) return null;
  // Written by the import (database/src/summaries).
  const summary = JSON.parse(stored.body) as StoredSummary;
  return { player, ...summary, records: await recordsHeldBy(database, id) };
}

/** `/api/player-channels/{id}`: the main channel first. */
export async function playerChannels(database: Kysely<Tables>, id: number): Promise<Channel[] | null> {
  if (!(await playerExists(database, id))) return null;
  const rows = await database
    .selectFrom('channels')
    .select(['name', 'link', 'logo'])
    .where('player_id', '=', id)
    .orderBy('position')
    .execute();
  return rows.map((row): Channel => ({ channel_name: row.name, channel_link: row.link, channel_logo: row.logo }));
}

/** `/api/cabinet/players`: all players, by name. */
export async function cabinetPlayers(database: Kysely<Tables>): Promise<CabinetPlayer[]> {
  const rows = await database.selectFrom('players').select(['id', 'name', 'live', 'has_achievement']).execute();
  const { compare } = new Intl.Collator('en');
  return rows
    .toSorted((a, b) => compare(a.name, b.name) || a.id - b.id)
    .map((row): CabinetPlayer => ({
      id: row.id,
      name: row.name,
      live: row.live === 1,
      has_achievement: row.has_achievement === 1,
    }));
}
