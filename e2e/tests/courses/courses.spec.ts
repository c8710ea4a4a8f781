import { ON_CHANGE, matrix } from '../../support/on-change.ts';
import type { Page } from '@playwright/test';
import { hold } from '../../support/hold.ts';
import { expectLoaded, expectSettled } from '../../support/loaded.ts';
import { expect, test } from '../../support/test.ts';

const card = (page: Page, club: string) => page.getByRole('article', { name: club });
const cards = (page: Page) => page.getByRole('article');
const option = (page: Page, name: string) => page.getByRole('option', { name, exact: true });

async function choose(page: Page, dropdown: string, name: string) {
  await page.getByRole('combobox', { name: dropdown }).click();
  await option(page, name).click();
}

test('filters narrow one another, show counts, and are in the address and history', async ({ site, page }) => {
  await site.open('/courses');
  await expect(page.getByText('12 courses', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Filter Courses' }).click();
  await choose(page, 'Region', 'Europe');
  await expect(page).toHaveURL('/courses?region=Europe');
  await choose(page, 'Country', 'Scotland');
  await expect(page).toHaveURL('/courses?region=Europe&country=Scotland');
  await expect(card(page, 'Real Club Valderrama')).toHaveCount(0);
  const status = page.getByRole('status').filter({ hasText: / of 12 courses/ });
  const count = Number.parseInt(await status.innerText(), 10);
  await expect(cards(page)).toHaveCount(count);
  await page.getByRole('combobox', { name: 'Course' }).click();
  // "All Courses" and the Scottish clubs in alphabetical order.
  await expect(page.getByRole('option')).toHaveCount(count + 1);
  const clubs = await page.getByRole('option').allTextContents();
  expect(clubs.slice(1)).toEqual(clubs.slice(1).toSorted());
  await page.keyboard.press('Escape');
  await page.goBack();
  await expect(page.getByRole('combobox', { name: 'Country' })).toHaveText('All Countries');
  await expect(card(page, 'Real Club Valderrama')).toBeAttached();
  await page.goForward();
  await expect(cards(page)).toHaveCount(count);
  await page.getByRole('button', { name: 'Hide Filters' }).click();
  await expect(page.getByRole('combobox')).toHaveCount(0);
  await expect(cards(page)).toHaveCount(count);
  expect(site.console).toEqual([]);
});

test('fast typing on a slow machine is kept', async ({ site, page }) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await site.open('/courses?q=berwick');
  const search = page.getByPlaceholder('Search Courses...');
  await expect(search).toHaveValue('berwick');
  await search.focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('links by the sea', { delay: 20 });
  await expect(search).toHaveValue('links by the sea');
});

test('by keyboard and pointer: dropdowns, the search, and all of it cleared', async ({ site, page }) => {
  await site.open('/courses?q=berwick');
  await expect(cards(page)).toHaveCount(1);
  const search = page.getByPlaceholder('Search Courses...');
  await expect(search).toHaveValue('berwick');
  await search.focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('LINKS', { delay: 20 });
  await expect(search).toHaveValue('LINKS');
  await expect(page).toHaveURL('/courses?q=LINKS');
  await page.getByRole('combobox', { name: 'Country' }).focus();
  await page.keyboard.press('Enter');
  // The list handles keys once it has focus.
  await expect(option(page, 'All Countries')).toBeFocused();
  await page.keyboard.type('sco');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: 'Country' })).toHaveText('Scotland');
  await expect(page.getByRole('combobox', { name: 'Country' })).toBeFocused();
  // One is open at a time, and a click outside closes it.
  await page.getByRole('combobox', { name: 'Region' }).click();
  await expect(option(page, 'All Regions')).toBeVisible();
  await page.getByRole('combobox', { name: 'Course' }).click();
  await expect(page.getByRole('listbox')).toHaveCount(1);
  await expect(option(page, 'All Courses')).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await search.fill('pebble');
  await expect(page.getByText('No courses match these filters.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear Filters' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/courses');
  await expect(search).toHaveValue('');
  await expect(cards(page)).toHaveCount(12);
});

test('a card tells all of its course', async ({ site, page }) => {
  await site.open('/courses?club=St+Andrews+Links');
  const course = card(page, 'St Andrews Links');
  await expect(course.getByText('Old Course', { exact: true })).toBeVisible();
  await expect(course.getByText('St Andrews, Fife, Scotland')).toBeVisible();
  await expect(course.getByRole('img', { name: 'Scotland' })).toBeVisible();
  await expect(course.getByText('Course Played By:')).toBeVisible();
  await expect(course.getByText('Seven huge double greens')).toBeVisible();
  await expect(course.getByText('Best to par', { exact: true })).toBeVisible();
  const tees = course.getByRole('table', { name: 'Tees' });
  await expect(tees.getByRole('columnheader', { name: 'Yardage' })).toBeVisible();
  await expect(tees.getByRole('row')).toHaveCount(9);
  await expect(card(page, 'Asker Golfklubb')).toHaveCount(0);
  await page.route('**/api/course-images/*', (route) => route.fulfill({ json: [] }));
  await site.open('/courses?club=Asker+Golfklubb');
  await expect(page.getByText('No images found for this course.')).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Metres' })).toBeVisible();
  expect(site.console).toEqual([]);
});

test("a course's five calls go out side by side when its card comes near, and not before", async ({ site, page }) => {
  const asked: string[] = [];
  const answer = Promise.withResolvers<void>();
  await page.route('**/api/course-*/*', async (route) => {
    asked.push(new URL(route.request().url()).pathname);
    await answer.promise;
    await route.continue();
  });
  await site.open('/courses?club=Oakmont+Country+Club');
  await expect
    .poll(() => asked.filter((path) => path.endsWith('/12')).toSorted())
    .toEqual(['images', 'players', 'scores', 'stats', 'tees'].map((part) => `/api/course-${part}/12`));
  await expect(page.getByRole('status', { name: 'Loading the courses' })).toBeVisible();
  answer.resolve();
  await expect(page.getByRole('status', { name: 'Loading the courses' })).toHaveCount(0);
  await expect(page.getByRole('table', { name: 'Leaderboard' })).toBeVisible();
  // The last course is far below the first screen.
  expect(asked.filter((path) => path.endsWith('/11'))).toEqual([]);
});

test('each failed call of a course has its own message and retry', async ({ site, page }) => {
  await page.route('**/api/course-{images,players,stats,tees,scores}/*', (route) =>
    route.fulfill({ status: 500, body: 'oops' }),
  );
  await site.open('/courses?club=St+Andrews+Links');
  const course = card(page, 'St Andrews Links');
  const lost = course.getByText(/n’t available right now/);
  await expect(lost).toHaveCount(5);
  await page.unrouteAll({ behavior: 'wait' });
  for (let left = 4; left >= 0; left -= 1) {
    await course.getByRole('button', { name: 'Try again' }).first().click();
    await expect(lost).toHaveCount(left);
  }
  await expect(course.getByRole('table', { name: 'Tees' })).toBeVisible();
  await expect(course.getByRole('table', { name: 'Leaderboard' })).toBeVisible();
});

test('refresh shows the loader and asks again', async ({ site, page }) => {
  await site.open('/courses');
  const loader = page.getByRole('status', { name: 'Loading the courses' });
  await expect(loader).toHaveCount(0);
  const answer = Promise.withResolvers<void>();
  await page.route('**/api/courses', async (route) => {
    await answer.promise;
    await route.fulfill({ json: [{ course_id: 1, club_name: 'Brand New Club' }] });
  });
  await page.getByRole('button', { name: 'Refresh', exact: true }).click();
  await expect(loader).toBeVisible();
  answer.resolve();
  await expect(card(page, 'Brand New Club')).toBeVisible();
  await expect(loader).toHaveCount(0);
});

test('a link shows one course, whatever the filters, and stays there while the others load', async ({ site, page }) => {
  await site.open('/courses?course=11&region=Europe');
  const heading = page.getByRole('heading', { name: 'Whistling Straits' });
  await expect(heading).toBeInViewport();
  await expectSettled(page);
  await expect(heading).toBeInViewport();
});

test('a linked course stays in view while content above it grows', async ({ site, page }) => {
  await page.addInitScript(() => {
    const grow = () => {
      // As in Safari, which has no scroll anchoring.
      document.documentElement.style.overflowAnchor = 'none';
      const above = document.createElement('div');
      document.querySelector('main')?.prepend(above);
      let steps = 0;
      const growing = setInterval(() => {
        steps += 1;
        above.style.height = `${250 * steps}px`;
        if (steps < 8) return;
        clearInterval(growing);
        above.id = 'grown';
      }, 300);
    };
    // After the course is shown.
    addEventListener('focusin', grow, { once: true });
  });
  await site.open('/courses?course=11');
  await expect(page.locator('#grown')).toBeAttached();
  await expect(page.getByRole('heading', { name: 'Whistling Straits' })).toBeInViewport();
});

test('news of a course lead to it from another page, with everything loaded before', async ({ site, page }) => {
  await site.open('/courses?course=11');
  const heading = page.getByRole('heading', { name: 'Whistling Straits' });
  await expect(heading).toBeInViewport();
  await expectSettled(page);
  await site.go('Articles');
  await expect(page.getByRole('heading', { name: 'Latest Articles' })).toBeVisible();
  // By its address, and by the list of updates.
  await page.goBack();
  await expect(card(page, 'Whistling Straits')).toBeFocused();
  await expect(heading).toBeInViewport();
  await site.go('Articles');
  await expect(page.getByRole('heading', { name: 'Latest Articles' })).toBeVisible();
  await page.getByRole('button', { name: 'Notifications' }).click();
  const news = page.getByRole('region', { name: 'Recent Updates' }).getByRole('link', { name: /Released.*Whistling/ });
  await expect(news).toHaveAttribute('href', '/courses?course=11');
  await news.click();
  await expect(card(page, 'Whistling Straits')).toBeFocused();
  await expect(heading).toBeInViewport();
  await expectLoaded(page);
  await expect(heading).toBeInViewport();
});

test("tees have the data's colours and readable words", async ({ site, page }) => {
  const tee = (tee_id: number, tee_name: string, tee_background: string) => ({
    tee_id,
    tee_name,
    tee_background,
    tee_text_color: '#ffffff',
    gender: tee_id > 2,
  });
  await page.route('**/api/course-tees/*', (route) =>
    route.fulfill({ json: [tee(1, 'Lemon', '#fff59d'), tee(2, 'Golden', 'gold'), tee(3, 'Navy', 'navy')] }),
  );
  await site.open('/courses?club=St+Andrews+Links');
  const table = page.getByRole('table', { name: 'Tees' });
  await expect(table.getByText('Lemon')).toHaveCSS('background-color', 'rgb(255, 245, 157)');
  await expect(table.getByText('Lemon')).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(table.getByText('Golden')).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(table.getByText('Navy')).toHaveCSS('color', 'rgb(255, 255, 255)');
  const border = (row: number) =>
    table
      .getByRole('row')
      .nth(row)
      .getByRole('rowheader')
      .first()
      .evaluate((cell) => parseFloat(getComputedStyle(cell).borderTopWidth));
  expect(await border(3)).toBeGreaterThan(await border(2));
});

test('of 500 courses only those near the screen are fetched', ON_CHANGE, async ({ site, page }) => {
  const asked = new Set<string>();
  const courses = Array.from({ length: 500 }, (_, id) => ({ course_id: id + 1, club_name: `Club ${1000 + id}` }));
  await page.route('**/api/courses', (route) => route.fulfill({ json: courses }));
  await page.route('**/api/course-*/*', (route) => {
    asked.add(route.request().url());
    return route.fulfill({ json: [] });
  });
  await site.open('/articles');
  await site.go('Course Leaderboards');
  await expect(cards(page)).toHaveCount(500);
  // The cards that started have their answers.
  await expect(cards(page).first().getByText('No rounds on this course yet.')).toBeVisible();
  await expect(page.getByRole('status', { name: 'Loading the courses' })).toHaveCount(0);
  // Five calls per course.
  expect(asked.size).toBeLessThanOrEqual(25);
  // The page's end moves while cards above it load.
  await expect
    .poll(async () => {
      await page.keyboard.press('End');
      return [...asked].some((path) => path.endsWith('/500'));
    })
    .toBe(true);
  // Only the cards passed during the scroll make calls, of 2,500 for all cards.
  expect(asked.size).toBeLessThanOrEqual(150);
});

for (const [query, visibility] of [
  ['utm_source=letter&gclid=1', 'visible'],
  ['region=', 'visible'],
  ['course=3', 'visible'],
  ['region=Europe', 'hidden'],
  ['country=Scotland', 'hidden'],
  ['location=Troon', 'hidden'],
  ['club=Oakmont+Country+Club', 'hidden'],
  ['q=links', 'hidden'],
] as const) {
  test(
    `before the script runs, the server's courses are ${visibility} at ?${query}`,
    matrix(query.startsWith('region')),
    async ({ page }) => {
      const release = await hold(page, '**/*.js');
      await page.goto(`/courses?${query}`, { waitUntil: 'commit' });
      const first = page.getByRole('article', { includeHidden: true }).first();
      await expect(first).toHaveCSS('visibility', visibility);
      release();
      await expect(page.getByText(/^\d+( of \d+)? courses$/)).toBeVisible();
    },
  );
}
