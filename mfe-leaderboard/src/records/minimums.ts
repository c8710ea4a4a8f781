import type { SiteRecord } from '@golf/shared/api';

/** What it takes to hold a record, said once for several: "Each needs 18 holes.", or "To count: 5 rounds for Lowest handicap; …". */
export function minimumsInWords(records: readonly Pick<SiteRecord, 'name' | 'minimum'>[]): string {
  const groups = [...Map.groupBy(records, ({ minimum }) => minimum)];
  const [first] = groups;
  if (!first) return '';
  if (groups.length === 1) return `Each needs ${first[0]}.`;
  const list = (names: string[]) =>
    names.length === 1 ? names[0] : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
  return `To count: ${groups.map(([minimum, of]) => `${minimum} for ${list(of.map(({ name }) => name))}`).join('; ')}.`;
}
