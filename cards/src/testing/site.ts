import type { CardSite } from '../site.ts';

export const player = (id: number, name: string, handicap: number | null, more: object = {}) => ({
  id,
  name,
  handicap,
  handicap_30_days_ago: handicap,
  rounds: 20,
  code: 'ie',
  flag_name: 'Ireland',
  live: true,
  badge_id: null,
  has_achievement: false,
  profile: `/images/profiles/${id}.svg`,
  bio: '',
  ...more,
});

/** A site with a few answers, and 404 for other paths. */
export function siteOf(
  answers: Record<string, unknown>,
  more: Partial<CardSite> = {},
): CardSite & { warned: string[] } {
  const warned: string[] = [];
  return {
    fetchAnswer: async (path) =>
      path in answers ? { status: 200, body: JSON.stringify(answers[path]) } : { status: 404, body: '' },
    dataVersion: () => '1',
    maxAge: null,
    pages: async () => [],
    fileAt: async () => null,
    origin: 'https://golf.test',
    warn: (line) => void warned.push(line),
    warned,
    ...more,
  };
}
