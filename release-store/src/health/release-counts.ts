import { FAILURE_KINDS } from '@golf/shared/platform/contract';
import type { ReleaseCountRow } from '@golf/database/schema';
import {
  BROWSER_ENGINES,
  latestDays,
  noVisits,
  type BrowserEngine,
  type Days,
  type Group,
  type ReleaseHealth,
  type Sides,
  type Visits,
} from './record.ts';

/* Release health as plain counts that several servers can sum. */

const SIDES = ['trial', 'live'] as const;
const GROUP = [
  'pages',
  'failed',
  'painted',
  'slowPaint',
  'answered',
  'slowAnswer',
  'clicked',
  'deadClick',
] as const satisfies readonly (keyof Group)[];

/** Null: the sum of all engines. */
const BY_ENGINE = [null, ...BROWSER_ENGINES];
const prefixOf = (engine: BrowserEngine | null) => (engine ? `${engine} ` : '');

/** Begins the name of a count of sampled visits: "visits 2026-11-29 webkit slowPaint". Such a row has no `since`. */
const VISITS = 'visits ';

function daysOf(rows: readonly ReleaseCountRow[]): Days {
  const days: Days = {};
  for (const { what, count } of rows) {
    const [, day = '', engine, kind] = what.split(' ');
    // Cast: countsOf wrote the name.
    const visits = ((days[day] ??= {})[engine as BrowserEngine] ??= noVisits());
    visits[kind as keyof Visits] += count;
  }
  return latestDays(days);
}

/** Counts of all releases, without zeros. */
export function countsOf(health: ReadonlyMap<string, ReleaseHealth>): ReleaseCountRow[] {
  const rows = [...health].flatMap(([release, { pages, failures, trial, days = {} }]): ReleaseCountRow[] => [
    { release, since: '', what: 'pages', count: pages },
    ...FAILURE_KINDS.map((kind) => ({ release, since: '', what: kind, count: failures[kind] ?? 0 })),
    ...BY_ENGINE.flatMap((engine) =>
      SIDES.flatMap((side) =>
        GROUP.map((what) => ({
          release,
          since: trial?.since ?? '',
          what: `${prefixOf(engine)}${side} ${what}`,
          count: (engine ? trial?.engines?.[engine] : trial)?.[side][what] ?? 0,
        })),
      ),
    ),
    ...Object.entries(days).flatMap(([day, engines]) =>
      Object.entries(engines).flatMap(([engine, visits]) =>
        Object.entries(visits).map(([kind, count]) => ({
          release,
          since: '',
          what: `${VISITS}${day} ${engine} ${kind}`,
          count,
        })),
      ),
    ),
  ]);
  return rows.filter(({ count }) => count !== 0);
}

/** Health by release. Of several trials of a release the latest is used. */
export function healthOf(rows: readonly ReleaseCountRow[]): Map<string, ReleaseHealth> {
  const byRelease = Map.groupBy(rows, ({ release }) => release);
  return new Map(
    [...byRelease].map(([release, all]) => {
      const counts = all.filter(({ what }) => !what.startsWith(VISITS));
      const visits = all.filter(({ what }) => what.startsWith(VISITS));
      const since = counts.reduce((latest, row) => (row.since > latest ? row.since : latest), '');
      const sum = (from: string, name: string) =>
        counts.reduce((total, row) => (row.since === from && row.what === name ? total + row.count : total), 0);
      // Holds every key of a group, each with its sum.
      const group = (side: string) =>
        Object.fromEntries(GROUP.map((what) => [what, sum(since, `${side} ${what}`)])) as Group;
      const sides = (engine: BrowserEngine | null): Sides => ({
        trial: group(`${prefixOf(engine)}trial`),
        live: group(`${prefixOf(engine)}live`),
      });
      const counted = BROWSER_ENGINES.filter((engine) =>
        counts.some((row) => row.since === since && row.what.startsWith(prefixOf(engine))),
      );
      const engines = Object.fromEntries(counted.map((engine) => [engine, sides(engine)]));
      const failures = Object.fromEntries(
        FAILURE_KINDS.map((kind) => [kind, sum('', kind)] as const).filter(([, count]) => count > 0),
      );
      const days = visits.length > 0 && { days: daysOf(visits) };
      const health: ReleaseHealth = { pages: sum('', 'pages'), failures, ...days };
      return [
        release,
        since === '' ? health : { ...health, trial: { since, ...sides(null), ...(counted.length > 0 && { engines }) } },
      ];
    }),
  );
}

const nameOf = ({ release, since, what }: ReleaseCountRow) => `${release}\n${since}\n${what}`;

export function addedSince(before: readonly ReleaseCountRow[], now: readonly ReleaseCountRow[]): ReleaseCountRow[] {
  const known = new Map(before.map((row) => [nameOf(row), row.count]));
  return now
    .map((row) => ({ ...row, count: row.count - (known.get(nameOf(row)) ?? 0) }))
    .filter(({ count }) => count > 0);
}
