import { ON_CHANGE } from '../../support/on-change.ts';
import { within } from '@testing-library/dom';
import { expectAccessibleAtBothWidths } from '../../support/accessible.ts';
import { documentOf, hrefOf } from '../../support/html-of.ts';
import { expect, test } from '../../support/test.ts';
import { brokenWords } from '../../support/words.ts';

const OLD_COURSE = '/courses/1-st-andrews-links-old-course';

test("a course's page has leaders, leaderboard, records, net scores and days", async ({ site, page }) => {
  await site.open('/courses?club=St+Andrews+Links');
  // The header shows the course's name once it has scrolled away.
  await page.getByRole('table', { name: 'Leaderboard' }).evaluate((table) => table.scrollIntoView());
  await expect(page.getByRole('banner').locator('p')).toHaveText('St Andrews Links');
  await page.getByRole('article').getByRole('link', { name: 'St Andrews Links', exact: true }).click();
  await expect(page).toHaveURL(OLD_COURSE);
  await expect(page.getByRole('heading', { level: 1, name: 'St Andrews Links' })).toBeVisible();
  await expect(page.getByText('+3.8', { exact: true })).toBeVisible();
  // As on the shields of the cabinets.
  const leaders = page.getByRole('region', { name: 'Course Leaders' }).getByRole('listitem');
  // Two rounds from the hardest women's tees are level and share it.
  await expect(leaders).toHaveText([
    /Odhrán Kilvarney.*Championship.*Men.*73 \(\+1\)/,
    /Élodie Vasselin.*Black.*Women.*78 \(\+2\)/,
    /Ada Thornquill.*Black.*Women.*78 \(\+2\)/,
  ]);
  const leaderboard = page.getByRole('table', { name: 'Leaderboard' });
  await expect(leaderboard.getByText('Course Leader')).toHaveCount(3);
  await expect(leaderboard.getByRole('row').nth(1)).toContainText('Championship');
  // A group's head scrolls away with its last row; the site's header names the leaderboard.
  const heads = leaderboard.getByText(/^Par 7\d · Rating \d\d\.\d$/);
  await heads.nth(1).evaluate((head) => scrollBy(0, head.getBoundingClientRect().top - 90));
  await expect
    .poll(async () => {
      const [above, below] = await Promise.all([heads.nth(0).boundingBox(), heads.nth(1).boundingBox()]);
      return (below?.y ?? 0) - (above?.y ?? 0);
    })
    .toBeGreaterThan(40);
  await expect(page.getByRole('banner').locator('p')).toHaveText('St Andrews Links');
  await page.getByRole('radio', { name: 'Green Women' }).check({ force: true });
  await expect(leaderboard.getByRole('separator')).toHaveCount(0);
  await expect(leaderboard.getByRole('row').nth(1)).toContainText('Tee Record');
  await expect(leaderboard.getByRole('row').nth(1).getByRole('rowheader')).toHaveText(/^1\D/);
  await expect(page.getByRole('table', { name: 'Tees' }).getByRole('row')).toHaveCount(9);
  const records = page.getByRole('table', { name: 'Records' });
  await expect(records.getByRole('row').filter({ hasText: 'Course Leader' })).toHaveCount(2);
  const history = page.getByRole('region', { name: 'How the record fell' });
  await expect(history.getByRole('listitem').filter({ hasText: 'the first round', visible: true })).toHaveCount(2);
  await history.getByText('From the other tees').click();
  await expect(history.getByRole('heading', { level: 3 })).not.toHaveCount(2);
  const net = page.getByRole('table', { name: 'Players by adjusted score' });
  await expect(net.getByRole('row')).toHaveCount(11);
  await page.getByRole('button', { name: 'Show all 32' }).click();
  await expect(net.getByRole('row')).toHaveCount(33);
  const days = page.getByRole('region', { name: 'Hardest and easiest days' }).getByRole('listitem');
  await expect(days).toHaveCount(6);
  expect(site.console).toEqual([]);
  await leaders.first().getByRole('link', { name: 'Odhrán Kilvarney' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Odhrán Kilvarney' })).toBeVisible();
  // Back by the list of courses that he has played.
  await page
    .getByRole('table', { name: 'Courses' })
    .getByRole('link', { name: /^St Andrews/ })
    .click();
  await expect(page).toHaveURL(OLD_COURSE);
  // Some rounds have dead links, which the console reports.
  site.console.length = 0;
});

test('the id decides; unknown and unreleased courses are not found; search engines get metadata', async ({
  request,
}) => {
  const moved = await request.get('/courses/1-another-name?from=a-friend', { maxRedirects: 0 });
  expect([moved.status(), moved.headers()['location']]).toEqual([301, `${OLD_COURSE}?from=a-friend`]);
  // The fourth course has no leaderboard yet.
  for (const path of ['/courses/9999', '/courses/4-cabot-highlands-castle-stuart', '/courses/old'])
    expect((await request.get(path)).status()).toBe(404);
  (await documentOf(request, '/courses/4')).page.getByRole('heading', { name: 'Out of bounds' });
  const { document } = await documentOf(request, OLD_COURSE);
  expect(document.title).toBe('St Andrews Links – Old Course: course leaderboard and records · Golf Handicaps');
  const canonical = document.querySelector('link[rel=canonical]')?.getAttribute('href');
  expect(canonical).toMatch(/.\/courses\/1-st-andrews-links-old-course$/);
  const data = JSON.parse(document.querySelector('#structured-data')?.textContent ?? '') as {
    '@graph': { '@type': string }[];
  };
  expect(data['@graph']).toMatchObject([
    { '@type': 'GolfCourse', address: { addressLocality: 'St Andrews, Fife', addressCountry: 'Scotland' } },
    { '@type': 'BreadcrumbList', itemListElement: [{}, { name: 'Course Leaderboards' }, {}] },
  ]);
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const courses = (await (await request.get('/api/courses')).json()) as unknown[];
  expect(sitemap.match(/\/courses\/\d+-/g)).toHaveLength(courses.length);
});

test('on a tablet rows have faces, and titles a third of the width', async ({ site, page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await site.open(OLD_COURSE);
  const table = page.getByRole('table', { name: 'Leaderboard' });
  await expect(table.getByRole('row').filter({ hasText: 'Torin MacAskillen' }).first().locator('img')).toBeVisible();
  const share = await table
    .getByRole('columnheader', { name: 'Title' })
    .evaluate((title) => title.getBoundingClientRect().width / (title.closest('table')?.clientWidth ?? Infinity));
  expect(share).toBeGreaterThan(0.32);
});

test("a course's words are not repeated: town and difficulty", async ({ request }) => {
  const { page } = await documentOf(request, '/courses/6');
  page.getByRole('heading', { level: 1, name: 'Asker Golfklubb' });
  page.getByText('Asker, Norway');
  expect(page.queryAllByText('Asker')).toHaveLength(0);
  expect(page.getAllByText(/^Difficulty/)).toHaveLength(1);
  page.getByText('69.1 − par 70, hardest men’s tees', { exact: false });
});

test('the page of a course is accessible, also on a narrow phone and opened', ON_CHANGE, async ({ site, page }) => {
  await site.open(OLD_COURSE);
  await page.getByText('From the other tees').click();
  await expectAccessibleAtBothWidths(page, OLD_COURSE);
  for (const width of [1024, 768, 600, 320]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `${width} px`).toBe(0);
    expect(await brokenWords(page.getByRole('table', { name: 'Leaderboard' })), `${width} px`).toEqual([]);
    expect(await brokenWords(page.getByRole('table', { name: 'Records' })), `${width} px`).toEqual([]);
  }
  // Like a phone with letters of twice the size.
  await page.setViewportSize({ width: 188, height: 406 });
  // The carousel follows the window in the next frame.
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
    .toBeLessThanOrEqual(0);
});

test('above the cards stands an index, sorted and narrowed, that leads to the pages', async ({ site, page }) => {
  await site.open('/courses');
  const index = page.getByRole('navigation', { name: 'Courses' });
  const entries = index.getByRole('listitem');
  await expect(entries).toHaveCount(12);
  await expect(entries.first()).toContainText('Asker Golfklubb');
  const hardest = entries.filter({ hasText: 'Kiawah Island' });
  await expect(hardest).toContainText('+7.1');
  // All values of one round, not of a better one from shorter tees.
  await expect(entries.filter({ hasText: 'Pebble Beach' })).toContainText(
    /Difficulty \+2\.7Best round: Jem Thornquill, 76 strokes\+4 to par/,
  );
  await expect(page.getByText(/from the hardest men’s tees\./)).toBeVisible();
  const [filter, sort] = [page.getByRole('button', { name: 'Filter Courses' }), page.getByText('Latest')];
  expect((await sort.boundingBox())?.height).toBe((await filter.boundingBox())?.height);
  await page.getByRole('radio', { name: 'Difficulty' }).check({ force: true });
  await expect(entries.first()).toContainText('Kiawah Island');
  await page.getByRole('button', { name: 'Filter Courses' }).click();
  await page.getByPlaceholder('Search Courses...').fill('links');
  await expect(entries).not.toHaveCount(12);
  await expect(entries).toHaveCount(await page.getByRole('article').count());
  await index.getByRole('link', { name: 'St Andrews Links – Old Course' }).click();
  await expect(page).toHaveURL(OLD_COURSE);
  expect(site.console).toEqual([]);
});

test.describe('without scripts', () => {
  test('the page is whole, and the index leads to the pages', async ({ request }) => {
    const { page } = await documentOf(request, OLD_COURSE, { scripts: false });
    page.getByRole('region', { name: 'Course Leaders' });
    page.getByRole('img', { name: /stone bridge/ });
    const leaderboard = page.getByRole('table', { name: 'Leaderboard' });
    expect(within(leaderboard).getAllByText(/^Course Leader/)).toHaveLength(3);
    const net = page.getByRole('table', { name: 'Players by adjusted score' });
    expect(within(net).getAllByRole('row')).toHaveLength(33);
    const courses = await documentOf(request, '/courses', { scripts: false });
    const index = within(courses.page.getByRole('navigation', { name: 'Courses' }));
    const one = await documentOf(request, hrefOf(index.getByRole('link', { name: /Whistling Straits/ })));
    one.page.getByRole('heading', { name: /Whistling Straits/, level: 1 });
  });
});
