import type { Achievement, Item, Trophy } from '@golf/shared/api';
import type { Kysely } from 'kysely';
import type { ContentTables, Tables } from '../schema.ts';
import { playerExists } from './exists.ts';

/** `/api/cabinet/{id}`. The path is null for a player without a custom cabinet. */
export async function cabinet(database: Kysely<Tables>, id: number): Promise<{ cabinet_path: string | null } | null> {
  if (!(await playerExists(database, id))) return null;
  const row = await database
    .selectFrom('cabinets')
    .select('cabinet_path')
    .where('player_id', '=', id)
    .executeTakeFirst();
  return { cabinet_path: row?.cabinet_path ?? null };
}

export const toTrophy = (row: ContentTables['trophies']): Trophy => ({
  id: row.id,
  name: row.name,
  trophy_path: row.trophy_path,
  horizontal: row.horizontal === 1,
  link: row.link,
  description: row.description ?? '',
  title: row.title ?? '',
  date: row.date,
  course: row.course ?? '',
  score: row.score,
  par: row.par,
  score_id: row.score_id,
  comments: row.comments ?? '',
});

/** `/api/trophies/{id}` */
export async function trophies(database: Kysely<Tables>, id: number): Promise<Trophy[] | null> {
  if (!(await playerExists(database, id))) return null;
  const rows = await database.selectFrom('trophies').selectAll().where('player_id', '=', id).orderBy('id').execute();
  return rows.map(toTrophy);
}

/** `/api/achievements/{id}`: in file order. The client replaces the [NAME] placeholder. */
export async function achievements(database: Kysely<Tables>, id: number): Promise<Achievement[] | null> {
  if (!(await playerExists(database, id))) return null;
  return database
    .selectFrom('achievements')
    .select([
      'badge_id',
      'badge_name',
      'achievement_id',
      'achievement_name',
      'badge_description',
      'achievement_description',
      'image_path',
    ])
    .where('player_id', '=', id)
    .orderBy('position')
    .execute();
}

export const toItem = (row: ContentTables['items']): Item => ({
  id: row.id,
  name: row.name,
  path: row.path,
  description: row.description ?? '',
  link: row.link,
});

/** `/api/items/{id}` */
export async function items(database: Kysely<Tables>, id: number): Promise<Item[] | null> {
  if (!(await playerExists(database, id))) return null;
  const rows = await database.selectFrom('items').selectAll().where('player_id', '=', id).orderBy('id').execute();
  return rows.map(toItem);
}

/** `/api/locked/{id}`: items that the membership has unlocked. */
export async function unlockedItems(database: Kysely<Tables>, id: number): Promise<{ id: number }[] | null> {
  if (!(await playerExists(database, id))) return null;
  return database
    .selectFrom('unlocked_items')
    .select('item_id as id')
    .where('player_id', '=', id)
    .orderBy('item_id')
    .execute();
}
