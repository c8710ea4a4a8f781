import { sql, type CreateTableBuilder, type Kysely } from 'kysely';
import { isPostgres } from '../engine.ts';
import { columnTypes, type Column } from './column-types.ts';

/** Adds columns that are not null, then nullable ones. */
function columns<Table extends string>(
  db: Kysely<unknown>,
  table: CreateTableBuilder<Table, string>,
  filled: Record<string, Column>,
  maybe: Record<string, Column> = {},
): CreateTableBuilder<Table, string> {
  const types = columnTypes(db);
  for (const [name, type] of Object.entries(filled)) {
    table = table.addColumn(name, types[type], (column) => column.notNull());
  }
  for (const [name, type] of Object.entries(maybe)) table = table.addColumn(name, types[type]);
  return table;
}

const id = { id: 'integer' } as const;
const ofPlayer = { player_id: 'integer' } as const;

async function peopleAndPlaces(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await columns(db, schema.createTable('countries'), { code: 'text', flag_name: 'text' })
    .addPrimaryKeyConstraint('countries_pk', ['code'])
    .execute();
  await columns(
    db,
    schema.createTable('players'),
    { ...id, name: 'text', code: 'text', live: 'integer', has_achievement: 'integer' },
    { badge_id: 'integer', profile: 'text', bio: 'text', handicap: 'integer' },
  )
    .addPrimaryKeyConstraint('players_pk', ['id'])
    .addForeignKeyConstraint('players_code', ['code'], 'countries', ['code'])
    .execute();
  await columns(
    db,
    schema.createTable('channels'),
    { ...ofPlayer, position: 'integer', name: 'text' },
    { link: 'text', logo: 'text' },
  )
    .addPrimaryKeyConstraint('channels_pk', ['player_id', 'position'])
    .addForeignKeyConstraint('channels_player', ['player_id'], 'players', ['id'])
    .execute();
  await schema.createIndex('channels_by_link').on('channels').column('link').execute();
  await columns(
    db,
    schema.createTable('courses'),
    {
      ...id,
      club_name: 'text',
      course_name: 'text',
      club_location: 'text',
      club_country: 'text',
      club_continent: 'text',
      code: 'text',
      metres: 'integer',
    },
    { description: 'text', feature_image: 'text', released_at: 'text' },
  )
    .addPrimaryKeyConstraint('courses_pk', ['id'])
    .addForeignKeyConstraint('courses_code', ['code'], 'countries', ['code'])
    .execute();
  await columns(db, schema.createTable('tees'), {
    ...id,
    course_id: 'integer',
    name: 'text',
    background: 'text',
    text_color: 'text',
    gender: 'text',
    length: 'integer',
    par: 'integer',
    course_rating: 'integer',
    slope_rating: 'integer',
  })
    .addPrimaryKeyConstraint('tees_pk', ['id'])
    .addForeignKeyConstraint('tees_course', ['course_id'], 'courses', ['id'])
    .execute();
  await schema.createIndex('tees_by_course').on('tees').column('course_id').execute();
  await columns(db, schema.createTable('course_images'), {
    ...id,
    course_id: 'integer',
    image_path: 'text',
    alt_text: 'text',
  })
    .addPrimaryKeyConstraint('course_images_pk', ['id'])
    .addForeignKeyConstraint('course_images_course', ['course_id'], 'courses', ['id'])
    .execute();
  await schema.createIndex('course_images_by_course').on('course_images').column('course_id').execute();
}

async function rounds(db: Kysely<unknown>): Promise<void> {
  await columns(
    db,
    db.schema.createTable('rounds'),
    {
      ...id,
      ...ofPlayer,
      date: 'text',
      tracked_at: 'text',
      video: 'text',
      holes: 'integer',
      gross: 'integer',
      pro: 'integer',
      net_score: 'integer',
      counts: 'integer',
      history_value: 'integer',
    },
    {
      link: 'text',
      back_nine_title: 'text',
      back_nine_link: 'text',
      tee_id: 'integer',
      course: 'text',
      par: 'integer',
      course_rating: 'integer',
      slope_rating: 'integer',
      comments: 'text',
    },
  )
    .addPrimaryKeyConstraint('rounds_pk', ['id'])
    .addForeignKeyConstraint('rounds_player', ['player_id'], 'players', ['id'])
    .addForeignKeyConstraint('rounds_tee', ['tee_id'], 'tees', ['id'])
    .execute();
  const { schema } = db;
  await schema.createIndex('rounds_by_player').on('rounds').columns(['player_id', 'date', 'id']).execute();
  await schema.createIndex('rounds_by_tee').on('rounds').column('tee_id').execute();
  await schema.createIndex('rounds_by_tracked_at').on('rounds').columns(['tracked_at', 'id']).execute();
}

async function trophyRoom(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await columns(
    db,
    schema.createTable('trophies'),
    { ...id, ...ofPlayer, name: 'text', trophy_path: 'text', horizontal: 'integer' },
    {
      link: 'text',
      description: 'text',
      title: 'text',
      date: 'text',
      course: 'text',
      score: 'integer',
      par: 'integer',
      score_id: 'integer',
      comments: 'text',
    },
  )
    .addPrimaryKeyConstraint('trophies_pk', ['id'])
    .addForeignKeyConstraint('trophies_player', ['player_id'], 'players', ['id'])
    .execute();
  await columns(
    db,
    schema.createTable('achievements'),
    { position: 'integer', ...ofPlayer, image_path: 'text' },
    {
      badge_id: 'integer',
      badge_name: 'text',
      badge_description: 'text',
      achievement_id: 'integer',
      achievement_name: 'text',
      achievement_description: 'text',
    },
  )
    .addPrimaryKeyConstraint('achievements_pk', ['position'])
    .addForeignKeyConstraint('achievements_player', ['player_id'], 'players', ['id'])
    .execute();
  await columns(
    db,
    schema.createTable('items'),
    { ...id, ...ofPlayer, name: 'text', path: 'text' },
    { description: 'text', link: 'text' },
  )
    .addPrimaryKeyConstraint('items_pk', ['id'])
    .addForeignKeyConstraint('items_player', ['player_id'], 'players', ['id'])
    .execute();
  await columns(db, schema.createTable('cabinets'), { ...ofPlayer, cabinet_path: 'text' })
    .addPrimaryKeyConstraint('cabinets_pk', ['player_id'])
    .addForeignKeyConstraint('cabinets_player', ['player_id'], 'players', ['id'])
    .execute();
  await columns(db, schema.createTable('unlocked_items'), { ...ofPlayer, item_id: 'integer' })
    .addPrimaryKeyConstraint('unlocked_items_pk', ['player_id', 'item_id'])
    .addForeignKeyConstraint('unlocked_items_item', ['item_id'], 'items', ['id'])
    .execute();
  for (const table of ['trophies', 'achievements', 'items']) {
    await schema.createIndex(`${table}_by_player`).on(table).column('player_id').execute();
  }
}

async function bookkeeping(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await columns(
    db,
    schema.createTable('meta'),
    { ...id, data_version: 'text', content_hash: 'text', total_shots: 'large' },
    { imported_at: 'text' },
  )
    .addPrimaryKeyConstraint('meta_pk', ['id'])
    .execute();
  await sql`insert into meta (id, data_version, content_hash, total_shots) values (1, '0', '', 0)`.execute(db);
  await columns(
    db,
    // Ids only grow, so that the oldest clicks can be found by id.
    schema
      .createTable('click_log')
      .addColumn('id', columnTypes(db).large, (column) =>
        isPostgres(db) ? column.primaryKey().generatedByDefaultAsIdentity() : column.primaryKey().autoIncrement(),
      ),
    { track_id: 'text', timestamp: 'text', received_at: 'text' },
    // Values come from the browser and may be any whole number.
    { player_id: 'large', score_id: 'large', trophy_id: 'large', badge_id: 'large', item_id: 'large' },
  ).execute();
  await columns(db, schema.createTable('subscribers'), { channel_link: 'text', fetched_at: 'text' }, { count: 'large' })
    .addPrimaryKeyConstraint('subscribers_pk', ['channel_link'])
    .execute();
}

/** All tables of the first version. No `down`: a backup is restored instead. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await peopleAndPlaces(db);
  await rounds(db);
  await trophyRoom(db);
  await bookkeeping(db);
}
