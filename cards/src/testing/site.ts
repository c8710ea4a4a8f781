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

/** A round's page, with the standing before and after it. */
export const roundPage = (of: ReturnType<typeof player>, before: object, after: object) => ({
  round: {
    id: 7,
    date: '2026-11-15',
    video: 'A round',
    course: 'The Links',
    par: 72,
    course_rating: 74,
    slope: 130,
    score: -3,
    net_score: -4.35,
    is_one_of_lowest_8: true,
    comments: '',
    pro: false,
    holes: 18,
  },
  player: of,
  number: 20,
  rounds: 20,
  before: { handicap: null, position: null, tied: false, ranked: 0, ...before },
  after: { handicap: null, position: null, tied: false, ranked: 0, ...after },
  records: [],
  trophies: [],
  together: [],
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
