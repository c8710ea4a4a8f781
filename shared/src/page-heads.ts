import type { PageHead } from './platform/page-head.ts';
import { ROUTES } from './routes.ts';
import { SITE } from './site.ts';
import { BOARD_CARD, RECORDS_CARD } from './social-cards.ts';

/** A page's title with the site's name behind it. */
export const titled = (title: string) => `${title} · ${SITE.name}`;

/** When the words of these pages last changed, as ISO days: nothing else tells. */
export const CHANGED = { privacy: '2026-11-22', accessibility: '2026-11-22', developers: '2026-11-22' } as const;

/**
 * What the site's pages say of themselves before a remote says more: the shell sets it, and the server sends it with
 * pages that it cannot render.
 */
export const PAGE_HEADS = {
  home: { title: SITE.homeTitle, description: SITE.description, path: ROUTES.home, card: BOARD_CARD },
  courses: {
    title: titled('Course Leaderboards'),
    description: 'Who has scored best on each course, from every tee, in rounds seen on video.',
    path: ROUTES.courses,
  },
  course: {
    title: titled('Course'),
    description: 'A course, its leaderboard and its records, tee by tee, in rounds seen on video.',
    path: null,
  },
  articles: {
    title: titled('Articles'),
    description: 'News, tools and stories about golf handicaps and the rounds behind them.',
    path: ROUTES.articles,
  },
  player: {
    title: titled('Player'),
    description: 'A handicap and how it was calculated: every round seen on video, course by course.',
    path: null,
  },
  compare: {
    title: titled('Compare Players'),
    description: 'Two golfers side by side: handicaps, form, and who comes out on top on the courses both have played.',
    path: ROUTES.compare,
  },
  comparison: {
    title: titled('Two players compared'),
    description: 'Handicaps, form and the courses that both have played, side by side.',
    path: null,
  },
  records: {
    title: titled('Records'),
    description:
      'Lowest handicap ever, longest run at No. 1, lowest adjusted score, biggest climb: records that still stand in rounds seen on video.',
    path: ROUTES.records,
    card: RECORDS_CARD,
  },
  data: {
    title: titled('The Data'),
    description: 'Every player, round and course leaderboard in one file, as CSV and JSON, with every field explained.',
    path: ROUTES.data,
  },
  changes: {
    title: titled('What’s New'),
    description: 'What has changed on the site, release by release, the latest first.',
    path: ROUTES.changes,
  },
  privacy: {
    title: titled('Privacy Policy'),
    description: `What ${SITE.name} knows about its visitors: next to nothing.`,
    path: ROUTES.privacy,
  },
  accessibility: {
    title: titled('Accessibility'),
    description: `How ${SITE.name} can be used, by whom it has been tried, and where it still falls short.`,
    path: ROUTES.accessibility,
  },
  developers: {
    title: titled('API'),
    description: 'Handicaps, rounds, courses and records as JSON, without a key: every call, every field and its unit.',
    path: ROUTES.developers,
  },
  notFound: {
    title: titled('Page not found'),
    description: "The page you're looking for doesn't exist.",
    path: null,
    status: 404,
  },
} as const satisfies Record<string, PageHead>;
