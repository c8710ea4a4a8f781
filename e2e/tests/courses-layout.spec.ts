import { SHIFT_BUDGET, slowNetwork, watchShifts } from '../support/layout-shift.ts';
import { expect, test } from '../support/test.ts';

for (const width of [1280, 375]) {
  for (const address of ['/courses', '/courses?country=Scotland']) {
    test(`${width} px: nothing moves while ${address} comes over a slow network`, async ({ site, page }) => {
      await page.setViewportSize({ width, height: 800 });
      const shift = await watchShifts(page);
      await slowNetwork(page);
      await site.open(address);
      await expect(page.getByRole('article').first().getByRole('table', { name: 'Tees' })).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(await shift()).toBeLessThan(SHIFT_BUDGET);
    });
  }
}

test('a course that the filters of the address leave out is never seen nor asked for', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const scripts = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto('/courses?country=Scotland', { waitUntil: 'commit' });
  // The server's page is here with the first of all courses, which is in Norway.
  const other = page.getByRole('article', { name: 'Asker Golfklubb', includeHidden: true });
  await expect(other).toBeAttached();
  await expect(other).toBeHidden();
  scripts.resolve();
  await expect(page.getByRole('article', { name: 'Carnoustie Golf Links' })).toBeVisible();
  await expect(other).toHaveCount(0);
  await page.waitForLoadState('networkidle');
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

test('words in the tables are never broken inside', async ({ site, page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await site.open('/courses?club=St+Andrews+Links');
  const table = page.getByRole('table', { name: 'Leaderboard' });
  await expect(table).toBeVisible();
  for (const width of [1440, 1024, 901, 768, 601, 600, 375]) {
    await page.setViewportSize({ width, height: 900 });
    // A word that is broken has a box on each of its lines.
    const broken = await table.evaluate((element) => {
      const found = new Set<string>();
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        for (const word of (node.textContent ?? '').matchAll(/[^\s-]+/g)) {
          const range = document.createRange();
          range.setStart(node, word.index);
          range.setEnd(node, word.index + word[0].length);
          const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          if (tops.size > 1) found.add(word[0]);
        }
      }
      return [...found];
    });
    expect(broken, `${width} px`).toEqual([]);
  }
});
