import { courseTitle } from '@golf/shared/format';
import { sql, type Transaction } from 'kysely';
import { dayNumber, readPastBoards, type PastBoards } from '../answers/past-boards.ts';
import type { Tables } from '../schema.ts';
import { BoardHistory } from '../summaries/records/board-history.ts';
import type { CorrectedRound, RoundFacts, StoredCorrection } from '../summaries/records/stored-correction.ts';

/* What an import corrects in days that were known before it: kept, because an import replaces all rounds. */

/** Maximum number of stored rounds per import, the newest. A new list of tees may correct all. */
const MAX_ROUNDS = 1000;

/** Rounds, with the course's title in two parts. Not the whole rows: a temporary copy of a million takes its time. */
const FACTS = sql`
  select rounds.id, rounds.player_id, rounds.date, rounds.holes, rounds.gross, rounds.tee_id,
    coalesce(rounds.course, courses.club_name) as club, coalesce(rounds.course, courses.course_name) as course
  from rounds left join tees on tees.id = rounds.tee_id left join courses on courses.id = tees.course_id
`;

const COLUMNS = ['date', 'holes', 'gross', 'club', 'course'] as const;

type Sides = { id: number; player_id: number } & Record<
  `${'was' | 'is'}_${(typeof COLUMNS)[number]}`,
  string | number | null
>;

function factsOf(row: Sides, side: 'was' | 'is'): RoundFacts | null {
  const date = row[`${side}_date`];
  if (date === null) return null;
  return {
    date: String(date),
    course: courseTitle(String(row[`${side}_club`]), String(row[`${side}_course`])),
    holes: Number(row[`${side}_holes`]),
    gross: Number(row[`${side}_gross`]),
  };
}

/** Rounds that differ between the copy and the table, as far as one of the two is from a day that was known. */
async function correctedRounds(transaction: Transaction<Tables>, until: string): Promise<CorrectedRound[]> {
  const sides = sql.raw(
    COLUMNS.flatMap((name) => [`known.${name} as was_${name}`, `now.${name} as is_${name}`]).join(', '),
  );
  const { rows } = await sql<Sides>`
    with now as (${FACTS})
    select known.id, known.player_id, ${sides} from known_rounds as known left join now on now.id = known.id
    where now.id is null or known.player_id <> now.player_id or known.date <> now.date or known.holes <> now.holes
      or known.gross <> now.gross or known.tee_id is distinct from now.tee_id
      or (now.tee_id is null and known.course <> now.course)
    union all
    select now.id, now.player_id, ${sides} from now left join known_rounds as known on known.id = now.id
    where known.id is null and now.date <= ${until}
    order by 3 desc, 1 desc limit ${MAX_ROUNDS}
  `.execute(transaction);
  return rows.map((row) => ({
    id: row.id,
    player_id: row.player_id,
    was: factsOf(row, 'was'),
    is: factsOf(row, 'is'),
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
  const until = meta?.newest_day ?? null;
  const known = await readPastBoards(transaction);
  if (until === null || known === null) return replace();
  await sql`create temporary table known_rounds as ${FACTS}`.execute(transaction);
  await sql`create unique index known_rounds_by_id on known_rounds (id)`.execute(transaction);
  await replace();
  const rounds = await correctedRounds(transaction, until);
  await sql`drop table known_rounds`.execute(transaction);
  const now = await readPastBoards(transaction);
  const history = correctedBoards(known, now ?? known, dayNumber(until));
  if (rounds.length === 0 && history.isEmpty) return;
  const { last } = await transaction
    .selectFrom('corrections')
    .select(({ fn }) => fn.max<number | null>('id').as('last'))
    .executeTakeFirstOrThrow();
  const body: StoredCorrection = { rounds, boards: history.pack() };
  await transaction
    .insertInto('corrections')
    .values({ id: (last ?? 0) + 1, known_until: until, corrected_at: correctedAt, body: JSON.stringify(body) })
    .execute();
}
