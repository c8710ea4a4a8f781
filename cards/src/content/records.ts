import { recordsSchema, type SiteRecord } from '@golf/shared/api';
import { formatAdjusted, formatHandicap, formatScore } from '@golf/shared/format';
import * as v from 'valibot';
import { ask, NotSaid, type CardSite } from '../site.ts';
import type { RecordsContent } from './content.ts';
import { holderOf } from './people.ts';

/** Maximum number of records on a card: the first of each section, then the second. */
const SHOWN = 4;

/** "523" and "days"; "+5.2" and nothing. */
function valueOf({ value, unit }: SiteRecord): { number: string; unit: string } {
  if (unit === 'handicap') return { number: formatHandicap(value), unit: '' };
  if (unit === 'net') return { number: formatAdjusted(value), unit: 'adjusted' };
  if (unit === 'to_par') return { number: formatScore(value), unit: 'to par' };
  return { number: value.toLocaleString('en'), unit: value === 1 ? unit.replace(/ies$/, 'y').replace(/s$/, '') : unit };
}

function firstOfEach(sections: readonly { records: readonly SiteRecord[] }[]): SiteRecord[] {
  const longest = Math.max(0, ...sections.map(({ records }) => records.length));
  return Array.from({ length: longest }, (_, at) => sections.flatMap(({ records }) => records[at] ?? [])).flat();
}

/** Records of the site. @throws NotSaid if the backend keeps no records, or has none yet */
export async function recordsContent(site: CardSite): Promise<RecordsContent> {
  const records = await ask(site, '/api/records', (answer) => v.parse(recordsSchema, answer));
  const shown = firstOfEach(records?.sections ?? []).slice(0, SHOWN);
  if (!records || shown.length === 0) throw new NotSaid('There are no records');
  return {
    kind: 'records',
    count: records.sections.reduce((sum, section) => sum + section.records.length, 0),
    lines: shown.flatMap((record) => {
      const [holder] = record.holders;
      return holder ? [{ name: record.name, ...valueOf(record), ...holderOf(holder) }] : [];
    }),
  };
}
