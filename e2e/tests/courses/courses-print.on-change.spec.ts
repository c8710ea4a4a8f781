import { expect, test } from '../../support/test.ts';

const tee = (tee_id: number) => ({
  tee_id,
  tee_name: `Championship ${tee_id % 7}`,
  gender: tee_id > 7,
  tee_yardage: 6497,
  tee_par: 72,
  tee_course_rating: 74.1,
  tee_slope_rating: 140,
});
const round = (score_id: number) => ({
  score_id,
  score_date: '2026-11-09',
  player_id: 14,
  player_name: 'Bartholomew Featherstonehaugh-Cholmondeley',
  score_title: 'Every shot of a long day on the links, and of the evening after it, with all of the walking',
  tee_name: `Championship ${score_id % 14}`,
  tee_par: 72,
  score_over_par: score_id,
});
const list = <T>(length: number, make: (index: number) => T) => Array.from({ length }, (_, index) => make(index + 1));

for (const format of ['A4', 'Letter'] as const) {
  for (const [what, path, long] of [
    ['the longest leaderboard of the demo', '/courses?club=St+Andrews+Links', false],
    ['a leaderboard of 400 rounds from 14 tees', '/courses?club=Carnoustie+Golf+Links', true],
  ] as const) {
    test(`${format}: ${what}, all of it shown, prints on one page`, async ({ site, page }) => {
      await page.addInitScript(() => {
        window.print = () => {};
      });
      if (long) {
        await page.route('**/api/course-scores/*', (route) => route.fulfill({ json: list(400, round) }));
        await page.route('**/api/course-tees/*', (route) => route.fulfill({ json: list(14, tee) }));
      }
      await site.open(path);
      await page.getByRole('button', { name: /^Show all \d+ rounds$/ }).click();
      await page.getByRole('button', { name: 'Print' }).click();
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByText(/^\d+ of \d+ rounds\. All of them are on Golf Handicaps\.$/)).toBeVisible();
      // Every tee has a round.
      const tees = long ? 14 : 8;
      await expect(page.getByRole('table', { name: 'Leaderboard' }).getByRole('separator')).toHaveCount(tees - 1);
      const pdf = (await page.pdf({ format })).toString('latin1');
      expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    });
  }
}

test('how a course is printed says nothing of how other pages are', async ({ site, page }) => {
  await site.open('/courses');
  await expect(page.getByRole('article').first()).toBeVisible();
  await site.go('Articles');
  await expect(page.getByRole('heading', { name: 'Latest Articles' })).toBeVisible();
  const pages = await page.evaluate(() =>
    [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .filter((rule) => rule instanceof CSSPageRule)
      .map(({ selectorText }) => selectorText),
  );
  expect(pages).toEqual(['one-course']);
});
