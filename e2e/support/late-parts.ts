import type { Locator, Page } from '@playwright/test';
import type { Site } from './test.ts';

/** A late part of the site. */
export interface LatePartCase {
  /** Address of a page with the part. */
  path: string;
  /** Its failure message. */
  words: string;
  /** Files that it needs; each is blocked in turn. */
  files: string[];
  /** Whether an idle page prefetches it. */
  whenIdle?: boolean;
  open(page: Page, site: Site): Promise<void>;
  shown(page: Page): Locator;
}

const openPlayer = (_page: Page, site: Site) => site.player('Ada Thornquill').click();

export const LATE_PARTS: Record<string, LatePartCase> = {
  "a player's story": {
    path: '/',
    words: 'The details of this player could not be loaded.',
    files: ['**/mfe-leaderboard/**/PlayerDetail-*.js', '**/mfe-leaderboard/**/PlayerDetail-*.css'],
    open: openPlayer,
    shown: (page) => page.getByRole('table', { name: 'Rounds' }),
  },
  'the chart': {
    path: '/',
    words: 'The chart could not be loaded.',
    files: ['**/HistoryChart-*.js'],
    open: openPlayer,
    shown: (page) => page.getByRole('figure', { name: 'Handicap history' }).locator('canvas').first(),
  },
  'a match-up elsewhere': {
    path: '/compare/5-10',
    words: 'The choice of courses could not be loaded.',
    files: ['**/MatchUpElsewhere-*.js'],
    open: (page) => page.getByRole('button', { name: 'Choose another course' }).click(),
    shown: (page) => page.getByRole('combobox', { name: 'Course' }),
  },
  'a filter of the leaderboard': {
    path: '/',
    words: 'The filter could not be loaded.',
    files: ['**/FilterDropdown-*.js', '**/FilterDropdown-*.css'],
    open: (page) => page.getByRole('button', { name: 'Country' }).click(),
    shown: (page) => page.getByRole('checkbox', { name: 'Scotland' }),
  },
  'a statement': {
    path: '/courses',
    words: 'The text of this page could not be loaded.',
    files: ['**/Statement-*.js'],
    open: (page) => page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click(),
    shown: (page) => page.getByRole('heading', { name: 'No accounts, no profiles' }),
  },
  'the search': {
    path: '/courses',
    words: 'The search could not be loaded.',
    files: ['**/SearchPage-*.js'],
    open: async (page) => {
      await page.getByLabel('Search the site').fill('pebble');
      await page.getByLabel('Search the site').press('Enter');
    },
    shown: (page) => page.getByRole('heading', { name: 'Results for “pebble”' }),
  },
  'the download': {
    path: '/',
    words: 'The download could not be loaded.',
    files: ['**/view-file-*.js'],
    open: (page) => page.getByRole('button', { name: 'Download CSV' }).click(),
    // The words disappear after the download.
    shown: (page) => page.locator('body:not(:has([role=alert]))'),
  },
  'the filters of the courses': {
    path: '/courses',
    words: 'The filters could not be loaded.',
    files: ['**/FilterPanel-*.js'],
    open: (page) => page.getByRole('button', { name: 'Filter Courses' }).click(),
    shown: (page) => page.getByRole('combobox', { name: 'Region' }),
  },
  'the large picture': {
    path: '/courses?club=St+Andrews+Links',
    words: 'The large picture could not be loaded.',
    files: ['**/Viewer-*.js'],
    open: (page) =>
      page
        .getByRole('button', { name: /^Enlarge picture/ })
        .first()
        .click(),
    shown: (page) => page.getByRole('dialog', { name: /^Pictures of/ }),
  },
  'a dialog': {
    path: '/privacy',
    words: 'The dialog could not be loaded.',
    files: ['**/Dialogs-*.js', '**/Dialogs-*.css'],
    open: (page) => page.getByRole('button', { name: 'Contact', exact: true }).click(),
    shown: (page) => page.getByRole('dialog', { name: 'Contact' }),
  },
  'the recent updates': {
    path: '/privacy',
    words: 'The list of recent updates could not be loaded.',
    files: ['**/Updates-*.js'],
    whenIdle: true,
    open: (page) => page.getByRole('button', { name: 'Notifications' }).click(),
    shown: (page) => page.getByRole('region', { name: 'Recent Updates' }).getByRole('listitem').first(),
  },
};
