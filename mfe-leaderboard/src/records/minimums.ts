import type { SiteRecord } from '@golf/shared/api';

/** Names of one minimum from which on they are "all others". */
const MANY = 3;

const listed = (names: readonly string[]) =>
  names.length === 1 ? `${names[0]} needs` : `${names.slice(0, -1).join(', ')} and ${names.at(-1)} need`;

/** What it takes to hold a record, said once for several: "Lowest handicap needs 5 rounds. All others need 10 players." */
export function minimumsInWords(records: readonly Pick<SiteRecord, 'name' | 'minimum'>[]): string {
  const groups = [...Map.groupBy(records, ({ minimum }) => minimum)].map(([minimum, of]) => ({
    minimum,
    names: of.map(({ name }) => name),
  }));
  const [first] = groups;
  if (!first) return '';
  if (groups.length === 1) return `Each needs ${first.minimum}.`;
  const most = groups.reduce((one, other) => (other.names.length > one.names.length ? other : one));
  const others = most.names.length < MANY ? null : most;
  return [
    ...groups.filter((group) => group !== others).map(({ minimum, names }) => `${listed(names)} ${minimum}.`),
    ...(others ? [`All others need ${others.minimum}.`] : []),
  ].join(' ');
}
