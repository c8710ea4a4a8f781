import { sql } from 'kysely';
import type { Database } from '../schema.ts';

type Line = readonly [name: string, clicks: number];

const DAYS = 30;

async function byMarker(database: Database): Promise<Line[]> {
  const rows = await database
    .selectFrom('click_log')
    .select(['track_id', ({ fn }) => fn.countAll().as('clicks')])
    .groupBy('track_id')
    .execute();
  return rows
    .map((row) => [printable(row.track_id), Number(row.clicks)] as const)
    .toSorted(([a, many], [b, more]) => more - many || (a < b ? -1 : 1));
}

/** Latest days with clicks, newest first. */
async function byDay(database: Database): Promise<Line[]> {
  const day = sql<string>`substr(received_at, 1, 10)`;
  const rows = await database
    .selectFrom('click_log')
    .select([day.as('day'), ({ fn }) => fn.countAll().as('clicks')])
    .groupBy(day)
    .orderBy(day, 'desc')
    .limit(DAYS)
    .execute();
  return rows.map((row) => [row.day, Number(row.clicks)] as const);
}

/** Rows that predate the rejection of control characters must not affect the terminal. */
const printable = (text: string) => text.replaceAll(/\p{C}/gu, '�');

/** Maximum length. `Math.max(...lengths)` overflows the stack at 100,000 values. */
const longest = (first: string, others: readonly string[]) =>
  others.reduce((most, { length }) => Math.max(most, length), first.length);

function table(heading: string, lines: readonly Line[]): string[] {
  const name = longest(
    heading,
    lines.map(([text]) => text),
  );
  const width = longest(
    'clicks',
    lines.map(([, clicks]) => String(clicks)),
  );
  const line = (text: string, clicks: string) => `${text.padEnd(name)}  ${clicks.padStart(width)}`;
  return [line(heading, 'clicks'), ...lines.map(([text, clicks]) => line(text, String(clicks)))];
}

/** Clicks by marker and by day (UTC), as two small text tables. */
export async function clickReport(database: Database): Promise<string> {
  const markers = await byMarker(database);
  if (markers.length === 0) return 'Nothing has been clicked yet.';
  return [...table('marker', markers), '', ...table('day', await byDay(database))].join('\n');
}
