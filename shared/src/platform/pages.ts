import {
  articlePath,
  calculatorPath,
  CALCULATOR_SLUG,
  canonicalComparisonPath,
  coursePagePath,
  idOf,
  pairOf,
  playerPagePath,
  searchPath,
  trophyRoomPath,
} from '../routes.ts';
import { page, withSiteName, type ContentKind, type NoParams, type PageEntry, type PageSlot } from './page-entry.ts';
import { PAGES_OF_THE_PAST } from './pages-of-the-past.ts';
import { SEARCHED } from './remotes.ts';
import { LONGEST_QUERY, queryOf } from '../search/query.ts';
import { SITE } from '../site.ts';
import { BOARD_CARD, RECORDS_CARD } from '../social-cards.ts';

/*
 * The pages of the site. An entry here, a name in remotes.ts and a component in a remote make a page. Readers of this table: the shell's
 * routes, menu and footer, the server's rendering and sitemap, the prefetch, the sizes, a release's smoke test.
 */

export { type ContentKind, type NoParams, type PageEntry, type PageSlot };

/** A page's title, followed by the site's name. */
export const titled = (title: string) => withSiteName(title);
const SEARCH_HEAD = { title: withSiteName('Search'), description: 'Players, courses, rounds, records and articles.' };

export const PAGES = {
  home: page({
    path: '/',
    name: 'Handicap Leaderboard',
    shortName: 'Leaderboard',
    menu: 'main',
    head: { title: SITE.homeTitle, description: SITE.description, card: BOARD_CARD },
    lead: 'Ranked only on rounds you can watch',
    loading: { rows: 12, rowHeight: 4, label: 'Loading the page' },
    slot: () => ({ name: 'mfe-leaderboard/Leaderboard', props: {} }),
    aside: { name: 'mfe-leaderboard/Totals', props: {} },
    lastChange: 'round',
  }),
  courses: page({
    path: '/courses',
    name: 'Course Leaderboards',
    shortName: 'Courses',
    menu: 'main',
    head: {
      title: withSiteName('Course Leaderboards'),
      description: 'Who has scored best on each course, from every tee, in rounds seen on video.',
    },
    lead: 'The best rounds seen on video, course by course and tee by tee',
    loading: { rows: 12, rowHeight: 5, label: 'Loading the courses' },
    slot: () => ({ name: 'mfe-courses/Courses', props: {} }),
    lastChange: 'round',
  }),
  course: page({
    path: '/courses/:course',
    read: (segment) => {
      const courseId = idOf(segment);
      return courseId === null ? null : { courseId };
    },
    address: ({ courseId }) => coursePagePath(courseId, ''),
    under: 'courses',
    heading: 'name',
    head: {
      title: withSiteName('Course'),
      description: 'A course, its leaderboard and its records, tee by tee, in rounds seen on video.',
    },
    ownBand: true,
    loading: { rows: 6, rowHeight: 16, label: 'Loading the course' },
    slot: (props) => ({ name: 'mfe-courses/Course', props }),
    of: 'courses',
    example: { courseId: 3 },
  }),
  articles: page({
    path: '/articles',
    name: 'Articles',
    menu: 'main',
    head: {
      title: withSiteName('Articles'),
      description: 'News, tools and stories about golf handicaps and the rounds behind them.',
    },
    lead: 'News, tools and stories about the numbers behind the rounds',
    ownBand: true,
    loading: { rows: 3, rowHeight: 16, label: 'Loading the articles' },
    slot: () => ({ name: 'mfe-articles/ArticleList', props: {} }),
    lastChange: 'article',
  }),
  calculator: page({
    path: calculatorPath,
    name: 'Handicap Calculator',
    shortName: 'Calculator',
    menu: 'main',
    heading: 'title',
    head: {
      title: withSiteName('Golf Handicap Calculator'),
      description: 'Enter your scores with course and slope rating, see what each is worth, and get your index.',
    },
    under: 'articles',
    ownBand: true,
    loading: { rows: 8, rowHeight: 6, label: 'Loading the article' },
    slot: () => ({ name: 'mfe-articles/Article', props: { slug: CALCULATOR_SLUG } }),
    nested: { name: 'mfe-calculator/Calculator', props: {} },
    of: 'articles',
  }),
  article: page({
    path: '/articles/:slug',
    read: (slug) => (slug ? { slug } : null),
    address: ({ slug }) => articlePath(slug),
    under: 'articles',
    heading: 'title',
    head: {
      title: withSiteName('Articles'),
      description: 'News, tools and stories about golf handicaps and the rounds behind them.',
    },
    ownBand: true,
    loading: { rows: 8, rowHeight: 6, label: 'Loading the article' },
    slot: (props) => ({ name: 'mfe-articles/Article', props }),
    of: 'articles',
    example: { slug: 'golf-handicaps-launched' },
  }),
  player: page({
    path: '/players/:player',
    read: (segment) => {
      const playerId = idOf(segment);
      return playerId === null ? null : { playerId };
    },
    address: ({ playerId }) => playerPagePath(playerId, null),
    under: 'home',
    heading: 'name',
    head: {
      title: withSiteName('Player'),
      description: 'A handicap and how it was calculated: every round seen on video, course by course.',
    },
    ownBand: true,
    loading: { rows: 6, rowHeight: 16, label: 'Loading the player' },
    slot: (props) => ({ name: 'mfe-leaderboard/Player', props }),
    of: 'players',
    example: { playerId: 14 },
  }),
  trophyRoom: page({
    path: '/trophy-room/:player',
    read: (segment) => (/^\d{1,15}$/.test(segment) ? { playerId: Number(segment) } : null),
    address: ({ playerId }) => trophyRoomPath(playerId),
    under: 'home',
    head: { title: SITE.homeTitle, description: SITE.description },
    slot: ({ playerId }) => ({ name: 'mfe-trophy-room/TrophyRoom', props: { playerId, onClose: () => {} } }),
    of: 'players',
    example: { playerId: 14 },
  }),
  compare: page({
    path: '/compare',
    name: 'Compare Players',
    menu: 'further',
    inFooter: true,
    head: {
      title: withSiteName('Compare Players'),
      description:
        'Two golfers side by side: handicaps, form, and who comes out on top on the courses both have played.',
    },
    lead: 'Handicaps, form, and who comes out on top',
    loading: { rows: 6, rowHeight: 10, label: 'Loading the players' },
    slot: () => ({ name: 'mfe-leaderboard/Compare', props: {} }),
    lastChange: 'round',
  }),
  comparison: page({
    path: '/compare/:pair',
    read: (segment) => {
      const [first, second] = pairOf(segment) ?? [];
      return first === undefined || second === undefined ? null : { first, second };
    },
    address: ({ first, second }) => canonicalComparisonPath(first, second),
    under: 'compare',
    heading: 'title',
    head: {
      title: withSiteName('Two players compared'),
      description: 'Handicaps, form and the courses that both have played, side by side.',
    },
    ownBand: true,
    loading: { rows: 6, rowHeight: 10, label: 'Loading the players' },
    slot: (props) => ({ name: 'mfe-leaderboard/Comparison', props }),
    of: 'players',
    example: { first: 8, second: 14 },
  }),
  records: page({
    path: '/records',
    name: 'Records',
    menu: 'further',
    inFooter: true,
    head: {
      title: withSiteName('Records'),
      description:
        'Lowest handicap ever, longest run at No. 1, lowest adjusted score, biggest climb: records that still stand in rounds seen on video.',
      card: RECORDS_CARD,
    },
    lead: 'Still standing',
    ownBand: true,
    loading: { rows: 8, rowHeight: 12, label: 'Loading the records' },
    slot: () => ({ name: 'mfe-leaderboard/Records', props: {} }),
    lastChange: 'round',
    needs: '/api/records',
  }),
  ...PAGES_OF_THE_PAST,
  data: page({
    path: '/data',
    name: 'The Data',
    inFooter: true,
    head: {
      title: withSiteName('The Data'),
      description:
        'Every player, round and course leaderboard in one file, as CSV, JSON and SQLite, with every field explained.',
    },
    lead: 'Every player, every round, in one file',
    ownBand: true,
    loading: { rows: 5, rowHeight: 8, label: 'Loading the data' },
    slot: () => ({ name: 'mfe-articles/DataFile', props: {} }),
    lastChange: 'round',
  }),
  changes: page({
    path: '/changes',
    name: 'What’s New',
    inFooter: true,
    head: {
      title: withSiteName('What’s New'),
      description: 'Changes to the site and new course leaderboards, the latest first.',
    },
    lead: 'Changes to the site and new course leaderboards, the latest first',
    ownBand: true,
    loading: { rows: 5, rowHeight: 8, label: 'Loading the changes' },
    slot: () => ({ name: 'mfe-articles/Changes', props: {} }),
    lastChange: 'change',
  }),
  search: page({ path: '/search', name: 'Search', head: SEARCH_HEAD }),
  searchResults: page({
    path: '/search/:query',
    read: (segment) => (queryOf(segment) ? { query: queryOf(segment) } : null),
    address: ({ query }) => searchPath(query),
    under: 'search',
    head: SEARCH_HEAD,
    slots: (props) => (props.query.length > LONGEST_QUERY ? [] : SEARCHED.map((name) => ({ name, props }))),
    example: { query: 'golf' },
  }),
  privacy: page({
    path: '/privacy',
    name: 'Privacy Policy',
    inFooter: true,
    head: {
      title: withSiteName('Privacy Policy'),
      description: `What ${SITE.name} knows about its visitors: next to nothing.`,
    },
    lead: 'The short version: we don’t know who you are',
    lastChange: '2026-11-22',
  }),
  accessibility: page({
    path: '/accessibility',
    name: 'Accessibility',
    inFooter: true,
    head: {
      title: withSiteName('Accessibility'),
      description: `How accessible ${SITE.name} is, how we check it, and where it still falls short.`,
    },
    lead: 'Everybody gets the same tee time',
    lastChange: '2026-11-22',
  }),
  developers: page({
    path: '/developers',
    name: 'API',
    head: {
      title: withSiteName('API'),
      description:
        'Handicaps, rounds, courses and records as JSON, without a key: every call, every field and its unit.',
    },
    lead: 'Every number on this site, as JSON',
    ownBand: true,
    loading: { rows: 8, rowHeight: 10, label: 'Loading the API' },
    slot: () => ({ name: 'mfe-articles/ApiReference', props: {} }),
    lastChange: '2026-11-22',
    needs: '/api/openapi.json',
  }),
};

type Pages = typeof PAGES;
export type Route = keyof Pages;
type ParamsOf<Name extends Route> = Pages[Name] extends PageEntry<infer Params> ? Params : never;

/** A page and the params in its path. */
export type MatchedRoute = { [Name in Route]: { route: Name; params: ParamsOf<Name> } }[Route];

interface NamedEntry {
  route: Route;
  /** Entry of the route, for any params. */
  page: PageEntry<unknown>;
}

// Each entry only gets params of its `read`.
export const ALL_PAGES = Object.entries(PAGES).map(([route, page]) => ({ route, page }) as NamedEntry);

/** Paths of the pages, with their parameters: "/courses/:course". */
export const ROUTES = Object.fromEntries(ALL_PAGES.map(({ route, page }) => [route, page.path])) as Record<
  Route,
  string
>;
