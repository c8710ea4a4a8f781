import { invalidAtom } from '../../support/invalid-atom.ts';
import { SITE_PAGES } from '../../support/pages.ts';
import { expect, test } from '../../support/test.ts';
import { invalidHtml } from '../../support/invalid-html.ts';

/*
 * The server's HTML. The hydrated page and opened content are validated with the accessibility checks:
 * support/accessible.ts.
 */

const PAGES = [
  ...SITE_PAGES,
  // Two rounds, which make no handicap yet; no rounds; and an unannounced player.
  '/players/45',
  '/players/48',
  '/players/40',
  '/compare/5-10',
  '/articles/course-leaderboards-are-live',
  '/articles/misconceptions-golf-handicaps',
  '/articles/youtubers-vs-the-hardest-golf-courses',
  '/embed/players/14',
  '/embed/rounds/1132',
  '/embed/courses/1',
  '/embed/compare/5-10',
  '/embed/leaderboard',
  '/overlay/players/14',
  '/nowhere',
  '/articles/nope',
];

/** @promise Pages: Every kind of page is valid HTML, and every feed valid Atom */
test('every kind of page is sent as valid HTML', async ({ request }) => {
  for (const path of PAGES) {
    const page = await request.get(path);
    expect.soft(await invalidHtml(await page.text()), path).toEqual([]);
  }
});

/** @promise Pages: Every kind of page is … */
test('the feeds of the site and of players are valid Atom', async ({ request }) => {
  for (const path of ['/feed.xml', '/players/14.xml', '/players/48.xml', '/feed.xml?players=3,14']) {
    const feed = await request.get(path);
    expect(feed.headers()['content-type']).toBe('application/atom+xml; charset=utf-8');
    const xml = await feed.text();
    expect.soft(invalidAtom(xml), path).toEqual([]);
    expect(xml.match(/<link rel="self" href="https?:\/\/[^/]+([^"]+)/)?.[1]).toBe(
      path.startsWith('/players') ? new URL(feed.url()).pathname : path,
    );
  }
});
