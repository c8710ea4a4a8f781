import { FAILURE_KINDS } from '@golf/shared/platform/contract';
import type { ReleaseCountRow } from '@golf/database/schema';
import type { Group, ReleaseHealth } from './record.ts';

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

/** Counts of all releases, without zeros. */
export function countsOf(health: ReadonlyMap<string, ReleaseHealth>): ReleaseCountRow[] {
  const rows = [...health].flatMap(([release, { pages, failures, trial }]): ReleaseCountRow[] => [
    { release, since: '', what: 'pages', count: pages },
    ...FAILURE_KINDS.map((kind) => ({ release, since: '', what: kind, count: failures[kind] ?? 0 })),
    ...SIDES.flatMap((side) =>
      GROUP.map((what) => ({
        release,
        since: trial?.since ?? '',
        what: `${side} ${what}`,
        count: trial?.[side][what] ?? 0,
      })),
    ),
  ]);
  return rows.filter(({ count }) => count !== 0);
}

/** Health by release. Of several trials of a release the latest is used. */
export function healthOf(rows: readonly ReleaseCountRow[]): Map<string, ReleaseHealth> {
  const byRelease = Map.groupBy(rows, ({ release }) => release);
  return new Map(
    [...byRelease].map(([release, counts]) => {
      const since = counts.reduce((latest, row) => (row.since > latest ? row.since : latest), '');
      const sum = (from: string, name: string) =>
        counts.reduce((total, row) => (row.since === from && row.what === name ? total + row.count : total), 0);
      // Holds every key of a group, each with its sum.
      const group = (side: string) =>
        Object.fromEntries(GROUP.map((what) => [what, sum(since, `${side} ${what}`)])) as Group;
      const failures = Object.fromEntries(
        FAILURE_KINDS.map((kind) => [kind, sum('', kind)] as const).filter(([, count]) => count > 0),
      );
      const health: ReleaseHealth = { pages: sum('', 'pages'), failures };
      return [
        release,
        since === '' ? health : { ...health, trial: { since, trial: group('trial'), live: group('live') } },
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
