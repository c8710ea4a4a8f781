import { within } from '@testing-library/dom';
import { documentOf, hrefOf, textOf } from '../../support/html-of.ts';
import { expect, test } from '../../support/test.ts';
import { brokenWords, cutTexts } from '../../support/words.ts';

const HARDEST = '/articles/youtubers-vs-the-hardest-golf-courses';
const MISCONCEPTIONS = '/articles/misconceptions-golf-handicaps';

test('the list is newest first, and each card leads to its article', async ({ site, page }) => {
  await site.open('/articles');
  const cards = page.getByRole('main').getByRole('listitem').getByRole('link');
  const days = await cards.getByRole('time').evaluateAll((times) => times.map((time) => time.getAttribute('datetime')));
  expect(days.length).toBeGreaterThanOrEqual(5);
  expect(days).toEqual(days.toSorted((a, b) => String(b).localeCompare(String(a))));
  await page.getByRole('link', { name: /Golf Handicaps is live/ }).click();
  await expect(page).toHaveURL('/articles/golf-handicaps-launched');
  await expect(page.getByRole('heading', { level: 1, name: 'Golf Handicaps is live' })).toBeVisible();
  expect(site.console).toEqual([]);
});

test('a tag in the address narrows the list', async ({ site, page }) => {
  await site.open('/articles?tag=courses');
  const cards = page.getByRole('main').getByRole('listitem');
  await expect(cards).toHaveCount(2);
  await expect(cards.first()).toContainText('Course leaderboards are live');
  await site.open('/articles?tag=knitting');
  await expect(page.getByText('No articles about “knitting”.')).toBeVisible();
  expect(site.console).toEqual([]);
});

test('an article has date, category, reading time, share link and contents', async ({ site, page }) => {
  await site.open(MISCONCEPTIONS);
  await expect(page.getByText('11.09.2025', { exact: true }).first()).toBeVisible();
  await expect(page.getByText(/^Blog · \d min read$/)).toBeVisible();
  const share = page.getByRole('link', { name: 'Share on X' });
  await expect(share).toHaveAttribute('target', '_blank');
  const canonical = await page.locator('link[rel="canonical"]').getAttribute('href');
  await expect
    .poll(async () => Object.fromEntries(new URL((await share.getAttribute('href')) ?? '').searchParams))
    .toEqual({ url: canonical, text: 'Five misconceptions about golf handicaps' });

  const contents = page.getByRole('navigation', { name: 'Contents' });
  const heading = page.getByRole('heading', { level: 2, name: /Slope rating says how hard/ });
  await contents.getByRole('link', { name: /Slope rating says how hard/ }).click();
  await expect(heading).toBeInViewport();
  await expect.poll(async () => (await heading.boundingBox())?.y).toBeGreaterThan(56);
  const current = contents.locator('[aria-current="location"]');
  await expect(current).toHaveText(/Slope rating says how hard/);
  await page.evaluate(() => scrollTo(0, 0));
  await expect(current).toHaveCount(0);
  const address = page.url();
  expect(address).toContain('#');
  await site.open('/articles');
  await page.goto(address);
  await expect(heading).toBeInViewport();
  expect(site.console).toEqual([]);
});

test('previous and next go through all articles, and back leads to the list', async ({ request }) => {
  let { page } = await documentOf(request, MISCONCEPTIONS);
  const nav = () => within(page.getByRole('navigation', { name: 'Previous and next article' }));
  const follow = async (link: HTMLElement) => ({ page } = await documentOf(request, hrefOf(link)));
  for (const previous of [
    'Course leaderboards are live',
    'YouTubers vs the hardest golf courses',
    'Golf Handicap Calculator',
    'Golf Handicaps is live',
  ]) {
    await follow(nav().getByRole('link', { name: `Previous${previous}` }));
    page.getByRole('heading', { level: 1, name: new RegExp(previous) });
  }
  expect(nav().queryAllByRole('link', { name: /^Previous/ })).toHaveLength(0);
  await follow(page.getByRole('link', { name: 'Back to All Articles' }));
  page.getByRole('heading', { name: 'Latest Articles' });
});

test('three other articles are offered, and not always the same', async ({ site, page }) => {
  const offered = page.getByRole('region', { name: 'Discover More Content' }).getByRole('listitem');
  const draw = async (number: number) => {
    await page.addInitScript((value) => (Math.random = () => value), number);
    await site.open(MISCONCEPTIONS);
    await expect(offered).toHaveCount(3);
    return offered;
  };
  await expect((await draw(0.99)).first()).toContainText('Golf Handicaps is live');
  await expect((await draw(0.3)).first()).toContainText('YouTubers vs the hardest golf courses');
  await expect(page.getByRole('region', { name: 'Discover More Content' })).not.toContainText('Five misconceptions');
  await offered.first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: /YouTubers/ })).toBeVisible();
  expect(site.console).toEqual([]);
});

test('refreshing an article shows the loader for half a second', async ({ site, page }) => {
  await page.clock.install();
  await site.open(MISCONCEPTIONS);
  const loader = page.getByRole('progressbar', { name: 'Refreshing' });
  await page.getByRole('button', { name: 'Dark theme' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await page.getByRole('button', { name: 'Refresh', exact: true }).click();
  await expect(loader).toBeVisible();
  await page.clock.runFor(499);
  await expect(loader).toBeVisible();
  await page.clock.runFor(1);
  await expect(loader).toHaveCount(0);
});

test('the ratings of the hardest courses are those of the courses themselves', async ({ request }) => {
  const { page } = await documentOf(request, HARDEST);
  const courses = (await (await request.get('/api/courses')).json()) as { course_id: number; club_name: string }[];
  let compared = 0;
  for (const [name, club] of [
    ['St Andrews, Old Course', 'St Andrews Links'],
    ['Royal County Down', 'Royal County Down Golf Club'],
    ['TPC Sawgrass, Stadium Course', 'TPC Sawgrass'],
    ['Valderrama', 'Real Club Valderrama'],
    ['Whistling Straits, Straits Course', 'Whistling Straits'],
  ] as const) {
    const row = page.getByRole('row', { name: new RegExp(name) });
    const cells = within(row).getAllByRole('cell').map(textOf);
    const course = courses.find(({ club_name: clubName }) => clubName === club);
    const tees = (await (await request.get(`/api/course-tees/${course?.course_id}`)).json()) as {
      tee_name: string;
      gender: unknown;
      tee_par: number;
      tee_course_rating: number;
      tee_slope_rating: number;
    }[];
    const tee = tees.find(({ tee_name: teeName, gender }) => teeName === cells[0] && !gender);
    expect(cells).toEqual([
      tee?.tee_name,
      String(tee?.tee_par),
      tee?.tee_course_rating.toFixed(1),
      String(tee?.tee_slope_rating),
      `+${((tee?.tee_course_rating ?? 0) - (tee?.tee_par ?? 0)).toFixed(1)}`,
    ]);
    compared += 1;
  }
  expect(compared).toBe(5);
});

test('on paper an article is its title and its words', async ({ site, page }) => {
  await site.open(MISCONCEPTIONS);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('One thing happens', { exact: false })).toHaveCount(0);
  await expect(page.getByText('A bad round usually doesn’t count at all.', { exact: false })).toBeVisible();
  for (const name of ['Contents', 'Previous and next article']) {
    await expect(page.getByRole('navigation', { name })).toBeHidden();
  }
  await expect(page.getByRole('region', { name: 'Discover More Content' })).toBeHidden();
  await expect(page.getByRole('link', { name: 'Back to All Articles' })).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 700 }, hasTouch: true });

  test('no word of a table is broken, and the page does not scroll sideways', async ({ site, page }) => {
    await site.open(HARDEST);
    await page.getByText('Par, rating and slope of each').click();
    for (const width of [375, 320]) {
      await page.setViewportSize({ width, height: 700 });
      expect(await brokenWords(page.getByRole('table')), `${width} px`).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    }
  });

  test('the other articles are a carousel', async ({ site, page }) => {
    await site.open(MISCONCEPTIONS);
    const more = page.getByRole('region', { name: 'Discover More Content' });
    const cards = more.getByRole('listitem');
    await more.scrollIntoViewIfNeeded();
    await expect(cards.nth(0)).toBeInViewport({ ratio: 0.9 });
    await expect(cards.nth(1)).not.toBeInViewport({ ratio: 0.9 });
    await more.getByRole('button', { name: 'Next article' }).click();
    await expect(cards.nth(1)).toBeInViewport({ ratio: 0.9 });
    await expect(cards.nth(0)).not.toBeInViewport({ ratio: 0.1 });
    await more.getByRole('button', { name: 'Previous article' }).click();
    await expect(cards.nth(0)).toBeInViewport({ ratio: 0.9 });
    // Wraps around.
    await more.getByRole('button', { name: 'Previous article' }).click();
    await expect(cards.nth(2)).toBeInViewport({ ratio: 0.9 });
    await more.getByRole('button', { name: 'Next article' }).click();
    await expect(cards.nth(0)).toBeInViewport({ ratio: 0.9 });
    expect(site.console).toEqual([]);
  });
});

test('no article scrolls sideways on a narrow phone, and the list’s first story is never cut', async ({
  site,
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await site.open('/articles/youtubers-vs-the-hardest-golf-courses');
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(await overflow()).toBeLessThanOrEqual(0);
  await site.open('/articles');
  for (const width of [1440, 1100, 1024, 1000, 800, 768, 375, 320]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await cutTexts(page.getByRole('main').getByRole('link')), `${width} px`).toEqual([]);
  }
});

test('the hardest courses are as hard in the article as in the list of courses', async ({ request }) => {
  const { page: article } = await documentOf(request, HARDEST);
  const said = within(article.getByRole('table'))
    .getAllByRole('row')
    .flatMap((row) => {
      const link = within(row).queryByRole('link');
      return link ? [{ path: hrefOf(link), over: textOf(row.lastElementChild) }] : [];
    });
  expect(said).toHaveLength(8);
  const { page: courses } = await documentOf(request, '/courses');
  const index = within(courses.getByRole('navigation', { name: 'Courses' })).getAllByRole('listitem');
  for (const { path, over } of said) {
    const entries = index.filter((entry) => entry.querySelector(`a[href="${path}"]`));
    expect(entries.map(textOf), path).toEqual([expect.stringContaining(over)]);
  }
});

test('on a phone figures that repeat the picture are folded, elsewhere not', async ({ site, page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await site.open(HARDEST);
  const slope = page.getByRole('columnheader', { name: 'Slope' });
  await expect(slope).toBeHidden();
  await page.getByText('Par, rating and slope of each').click();
  await expect(slope).toBeVisible();
  await page.setViewportSize({ width: 1024, height: 800 });
  await page.reload();
  await expect(page.getByText('Par, rating and slope of each')).toBeHidden();
  await expect(slope).toBeVisible();
});
