import { sql, type Kysely } from 'kysely';
import { isPostgres } from '../engine.ts';

/**
 * SQLite stores rows in key order. Keyed by id, a player's 20 rounds were on 20 pages of the file. Keyed by player they
 * are adjacent, and are read in half the time. PostgreSQL stores rows in insertion order, and an import inserts them by
 * player.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  if (isPostgres(db)) return;
  await sql`
    create table gathered_rounds (
      player_id integer not null references players (id),
      date text not null,
      id integer not null,
      tracked_at text not null,
      video text not null,
      holes integer not null,
      gross integer not null,
      pro integer not null,
      net_score integer not null,
      counts integer not null,
      history_value integer not null,
      link text,
      back_nine_title text,
      back_nine_link text,
      tee_id integer references tees (id),
      course text,
      par integer,
      course_rating integer,
      slope_rating integer,
      comments text,
      primary key (player_id, date, id)
    ) without rowid
  `.execute(db);
  const columns = sql.raw(
    'player_id, date, id, tracked_at, video, holes, gross, pro, net_score, counts, history_value, link, ' +
      'back_nine_title, back_nine_link, tee_id, course, par, course_rating, slope_rating, comments',
  );
  await sql`
    insert into gathered_rounds (${columns}) select ${columns} from rounds order by player_id, date, id
  `.execute(db);
  await db.schema.dropTable('rounds').execute();
  await db.schema.alterTable('gathered_rounds').renameTo('rounds').execute();
  await db.schema.createIndex('rounds_by_id').unique().on('rounds').column('id').execute();
  await db.schema.createIndex('rounds_by_tee').on('rounds').column('tee_id').execute();
  await db.schema.createIndex('rounds_by_tracked_at').on('rounds').columns(['tracked_at', 'id']).execute();
}
