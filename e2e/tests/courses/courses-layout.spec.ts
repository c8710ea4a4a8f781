import { ON_CHANGE, matrix } from '../../support/on-change.ts';
import { hold } from '../../support/hold.ts';
import { slowNetwork, watchShifts } from '../../support/layout-shift.ts';
import { expectSettled } from '../../support/loaded.ts';
import { expect, test } from '../../support/test.ts';
import { spaceText } from '../../support/text-spacing.ts';
import { brokenWords, cutTexts, wordsInTheWay } from '../../support/words.ts';

for (const width of [1280, 375]) {
  for (const address of ['/courses', '/courses?country=Scotland']) {
    test(
      `${width} px: nothing moves while ${address} comes over a slow network`,
      matrix(address === '/courses'),
      async ({ site, page }) => {
        await page.setViewportSize({ width, height: 800 });
        const expectStill = await watchShifts(page);
        await slowNetwork(page);
        await site.open(address);
        await expect(page.getByRole('article').first().getByRole('table', { name: 'Tees' })).toBeVisible();
        await expectSettled(page);
        await expectStill();
      },
    );
  }
}

test('a course that the address filters out is neither shown nor fetched', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const release = await hold(page, '**/*.js');
  await page.goto('/courses?country=Scotland', { waitUntil: 'commit' });
  // The server's page has loaded; its first course is in Norway.
  const other = page.getByRole('article', { name: 'Asker Golfklubb', includeHidden: true });
  await expect(other).toBeAttached();
  await expect(other).toBeHidden();
  release();
  await expect(page.getByRole('article', { name: 'Carnoustie Golf Links' })).toBeVisible();
  await expect(other).toHaveCount(0);
  await expect(page.getByRole('article').first().getByRole('table', { name: 'Tees' })).toBeVisible();
  const courses = asked.flatMap((path) => /^\/api\/course-tees\/(\d+)$/.exec(path)?.[1] ?? []);
  const scottish = await page
    .getByRole('article')
    .evaluateAll((cards) => cards.map(({ id }) => id.replace('course-', '')));
  expect(courses.length).toBeGreaterThan(0);
  expect(scottish).toEqual(expect.arrayContaining(courses));
});

test('a page without scripts shows all courses, whatever the address asks for', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto('/courses?country=Scotland');
  await expect(page.getByRole('article', { name: 'Asker Golfklubb' })).toBeVisible();
  await context.close();
});

test('words in the tables are never broken inside', ON_CHANGE, async ({ site, page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await site.open('/courses?club=St+Andrews+Links');
  const table = page.getByRole('table', { name: 'Leaderboard' });
  const tees = page.getByRole('table', { name: 'Tees' });
  await expect(table).toBeVisible();
  for (const width of [1440, 1024, 960, 901, 768, 601, 600, 375, 320]) {
    await page.setViewportSize({ width, height: 900 });
    // A card that left the screen keeps its layout.
    await table.scrollIntoViewIfNeeded();
    expect(await brokenWords(table), `${width} px`).toEqual([]);
    expect(await brokenWords(tees), `${width} px`).toEqual([]);
  }
});

const ONE_SET_OF_TEES: readonly (readonly [what: string, address: string])[] = [
  ['page', '/courses/15'],
  ['card', '/courses?club=Real+Club+Valderrama'],
];
for (const [what, address] of ONE_SET_OF_TEES) {
  test(
    `rounds from one set of tees stand below its name, and no word of theirs is broken: ${what}`,
    ON_CHANGE,
    async ({ site, page }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await site.open(address);
      const table = page.getByRole('table', { name: 'Leaderboard' });
      await expect(table.getByRole('caption')).toHaveText(/^Championship Men/);
      for (const order of ['Score', 'Date']) {
        await page.getByRole('group', { name: 'Sort by' }).getByText(order).click();
        for (const [width, height] of [
          [1440, 900],
          [768, 1024],
          [720, 500],
          [375, 812],
          [320, 640],
        ] as const) {
          await page.setViewportSize({ width, height });
          await table.scrollIntoViewIfNeeded();
          expect(await brokenWords(table), `by ${order}, ${width} px`).toEqual([]);
        }
      }
    },
  );
}

test('the titles of videos can be read whole at any width', ON_CHANGE, async ({ site, page }) => {
  for (const address of ['/courses/1', '/courses?club=Whistling+Straits']) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await site.open(address);
    const table = page.getByRole('table', { name: 'Leaderboard' });
    await expect(table).toBeVisible();
    await page.getByRole('button', { name: /^Show all \d+ rounds$/ }).click();
    for (const width of [1440, 1024, 901, 768, 720, 660, 601]) {
      await page.setViewportSize({ width, height: 900 });
      await table.scrollIntoViewIfNeeded();
      expect(await cutTexts(table.getByRole('link')), `${address}, ${width} px`).toEqual([]);
    }
  }
});

test(
  'with the spacing that a reader may ask for, words stay whole and nothing scrolls sideways',
  ON_CHANGE,
  async ({ site, page }) => {
    for (const [address, name] of [
      ['/courses/1', 'St Andrews Links'],
      ['/courses?club=Kiawah+Island+Golf+Resort', 'Kiawah Island Golf Resort'],
    ] as const) {
      await page.setViewportSize({ width: 1440, height: 900 });
      await site.open(address);
      await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
      const table = page.getByRole('table', { name: 'Leaderboard' });
      await expect(table).toBeVisible();
      await spaceText(page);
      for (const width of [1440, 768, 601, 375, 320]) {
        await page.setViewportSize({ width, height: 900 });
        await table.scrollIntoViewIfNeeded();
        expect(await brokenWords(page.getByRole('main')), `${address}, ${width} px`).toEqual([]);
        expect(await cutTexts(table.getByRole('link')), `${address}, ${width} px`).toEqual([]);
        const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(over, `${address}, ${width} px`).toBeLessThanOrEqual(0);
      }
    }
  },
);

test(
  'on a phone whose letters are of twice the size names and bands are whole, and nothing scrolls sideways',
  ON_CHANGE,
  async ({ largePage: page }) => {
    await page.setViewportSize({ width: 375, height: 812 });
    await page.goto('/courses/1');
    const bodies = page.getByRole('table', { name: 'Leaderboard' }).locator('tbody');
    await expect(bodies).toHaveCount(8);
    for (const body of await bodies.all()) {
      expect(await brokenWords(body)).toEqual([]);
      expect(await cutTexts(body.getByRole('link'))).toEqual([]);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  },
);

test(
  'no word or number of a card is broken on a narrow phone, and none goes over its edge',
  ON_CHANGE,
  async ({ site, page }) => {
    await page.setViewportSize({ width: 320, height: 900 });
    await site.open('/courses');
    const card = page.getByRole('article').first();
    await card.getByRole('button', { name: 'Read more' }).click();
    await card.getByRole('button', { name: /^Show all/ }).click();
    await expect(card.getByRole('table', { name: 'Leaderboard' })).toBeVisible();
    // The unfolded rows are below the pointer, which would open a player's card.
    await page.mouse.move(0, 0);
    // The last equals 375 px with letters a quarter larger, in em.
    for (const width of [375, 320, 300]) {
      await page.setViewportSize({ width, height: 900 });
      await card.scrollIntoViewIfNeeded();
      expect(await brokenWords(card), `${width} px`).toEqual([]);
      // A sticky band would cover its group's rows, so narrower pages have none.
      if (width === 300) expect(await wordsInTheWay(card)).toEqual([]);
      const { x = 0, width: cardWidth = 0 } = (await card.boundingBox()) ?? {};
      const scores = await card.locator('th, td').evaluateAll((cells) =>
        cells.map((cell) => {
          const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
          let right = 0;
          for (let text = walker.nextNode(); text; text = walker.nextNode()) {
            // Text for screen readers only is clipped on purpose.
            if (text.parentElement && getComputedStyle(text.parentElement).clipPath !== 'none') continue;
            const range = document.createRange();
            range.selectNodeContents(text);
            right = Math.max(right, range.getBoundingClientRect().right);
          }
          return right;
        }),
      );
      expect(Math.max(...scores), `${width} px`).toBeLessThan(x + cardWidth);
    }
  },
);

test(
  'the rows of a table of tees are as high as they are, be they few or many beside the picture',
  ON_CHANGE,
  async ({ site, page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    for (const club of ['Asker Golfklubb', 'St Andrews Links']) {
      await site.open(`/courses?club=${club}`);
      const row = page
        .getByRole('article', { name: club })
        .getByRole('table', { name: 'Tees' })
        .getByRole('row')
        .nth(1);
      await expect(row).toBeVisible();
      expect((await row.boundingBox())?.height, club).toBeLessThan(44);
    }
  },
);
