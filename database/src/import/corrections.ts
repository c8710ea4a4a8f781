import { courseTitle } from '@golf/shared/format';
import { sql, type Transaction } from 'kysely';
import { dayNumber, readPastBoards, type PastBoards } from '../answers/past-boards.ts';
import { batchesOf } from '../batches.ts';
import type { RoundRow, Tables } from '../schema.ts';
import { BoardHistory } from '../summaries/records/board-history.ts';
import type { CorrectedRound, RoundFacts, StoredCorrection } from '../summaries/records/stored-correction.ts';

/* What an import corrects in days that were known before it: kept, because an import replaces all rounds. */

/** Maximum number of stored rounds per import, the newest. A new list of tees may correct all. */
const MAX_ROUNDS = 1000;

type Row = Pick<RoundRow, 'id' | 'player_id' | 'date' | 'holes' | 'gross' | 'tee_id' | 'course'>;

/** Titles of courses, by tee. */
async function titlesByTee(transaction: Transaction<Tables>): Promise<Map<number, string>> {
  const rows = await transaction
    .selectFrom('tees')
    .innerJoin('courses', 'courses.id', 'tees.course_id')
    .select(['tees.id', 'club_name', 'course_name'])
    .execute();
  return new Map(rows.map((row) => [row.id, courseTitle(row.club_name, row.course_name)]));
}

const factsOf = (row: Row | undefined, titles: ReadonlyMap<number, string>): RoundFacts | null =>
  row
    ? { date: row.date, course: row.course ?? titles.get(row.tee_id ?? 0) ?? '', holes: row.holes, gross: row.gross }
    : null;

// The key of the table, in its order: a lookup by id takes ten times as long.
const SAME_KEY = sql`now.player_id = known.player_id and now.date = known.date and now.id = known.id`;

/** Rounds that differ between the copy and the table, as far as one of the two is from a day that was known. */
async function correctedRounds(
  transaction: Transaction<Tables>,
  until: string,
  titlesBefore: ReadonlyMap<number, string>,
): Promise<CorrectedRound[]> {
  const { rows: before } = await sql<Row>`
    select known.* from known_rounds as known left join rounds as now on ${SAME_KEY}
    where now.id is null or now.holes <> known.holes or now.gross <> known.gross
      or now.tee_id is distinct from known.tee_id or now.course is distinct from known.course
    order by known.date desc, known.id limit ${MAX_ROUNDS}
  `.execute(transaction);
  const { rows: late } = await sql<{ id: number }>`
    select now.id from rounds as now left join known_rounds as known on ${SAME_KEY}
    where known.id is null and now.date <= ${until} order by now.date desc, now.id limit ${MAX_ROUNDS}
  `.execute(transaction);
  const was = new Map(before.map((row) => [row.id, row]));
  const ids = new Set([...was.keys(), ...late.map(({ id }) => id)]);
  const is = new Map<number, Row>();
  for (const some of batchesOf([...ids], MAX_ROUNDS))
    for (const row of await transaction
      .selectFrom('rounds')
      .select(['id', 'player_id', 'date', 'holes', 'gross', 'tee_id', 'course'])
      .where('id', 'in', some)
      .execute())
      is.set(row.id, row);
  const titles = await titlesByTee(transaction);
  return [...ids].map((id) => ({
    id,
    player_id: (is.get(id) ?? was.get(id))?.player_id ?? 0,
    was: factsOf(was.get(id), titlesBefore),
    is: factsOf(is.get(id), titles),
  }));
}

/** Handicaps up to a day as known before, of the players whose handicaps differ now. */
function correctedBoards(known: PastBoards, now: PastBoards, until: number): BoardHistory {
  const before = known.series();
  const after = now.series();
  const history = new BoardHistory();
  for (const id of new Set([...before.keys(), ...after.keys()])) {
    const was = before.get(id)?.filter(([day]) => day <= until) ?? [];
    const is = after.get(id)?.filter(([day]) => day <= until) ?? [];
    if (String(was) !== String(is)) history.add(id, new Map(was), was[0]?.[0] ?? null);
  }
  return history;
}

/**
 * Replaces the content, and stores what that corrected.
 * @param replace replaces rounds and boards
 * @param correctedAt ISO instant
 */
export async function keepingCorrections(
  transaction: Transaction<Tables>,
  replace: () => Promise<void>,
  correctedAt: string,
): Promise<void> {
  const meta = await transaction.selectFrom('meta').select('newest_day').executeTakeFirst();
  const past = await transaction
    .selectFrom('corrections')
    .select(({ fn }) => [fn.max<number | null>('id').as('last'), fn.max<string | null>('known_until').as('until')])
    .executeTakeFirstOrThrow();
  // An import may have removed the newest days. They stay known: it stored how they were.
  const days = [meta?.newest_day, past.until].filter((day) => typeof day === 'string');
  const until = days.toSorted().at(-1) ?? null;
  const known = await readPastBoards(transaction);
  if (until === null || known === null) return replace();
  const titles = await titlesByTee(transaction);
  await sql`
    create temporary table known_rounds as select id, player_id, date, holes, gross, tee_id, course from rounds
  `.execute(transaction);
  await sql`create index known_rounds_by_key on known_rounds (player_id, date, id)`.execute(transaction);
  await replace();
  const rounds = await correctedRounds(transaction, until, titles);
  await sql`drop table known_rounds`.execute(transaction);
  const now = await readPastBoards(transaction);
  const history = correctedBoards(known, now ?? known, dayNumber(until));
  if (rounds.length === 0 && history.isEmpty) return;
  const body: StoredCorrection = { rounds, boards: history.pack() };
  await transaction
    .insertInto('corrections')
    .values({ id: (past.last ?? 0) + 1, known_until: until, corrected_at: correctedAt, body: JSON.stringify(body) })
    .execute();
}
