import { matrix } from '../../support/on-change.ts';
import { watchShifts } from '../../support/layout-shift.ts';
import { expectSettled } from '../../support/loaded.ts';
import { expect, test } from '../../support/test.ts';

const SERVER = /\d{1,2} (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sept|Oct|Nov|Dec) 20\d\d/;

const VISITORS = [
  ['en-US', /[A-Z][a-z]{2} \d{1,2}, 20\d\d/],
  ['de-DE', /\d{1,2}\. (Jan\.|Feb\.|März|Apr\.|Mai|Juni|Juli|Aug\.|Sept\.|Okt\.|Nov\.|Dez\.) 20\d\d/],
] as const;

for (const [locale, own] of VISITORS)
  test.describe(`a visitor from ${locale}`, () => {
    test.use({ locale });
    for (const path of ['/', '/players/1', '/courses/1', '/compare/1-2', '/records'])
      /**
       * @promise Pages: Every visitor reads days in their own format, one per screen, without a layout shift; articles
       * use dots
       */
      test(
        `reads days in their own format at ${path}, and nothing moves for it`,
        matrix(path === '/'),
        async ({ site, page, request }) => {
          // The server renders dates in the neutral form.
          expect(await (await request.get(path)).text()).toMatch(SERVER);
          const expectStill = await watchShifts(page);
          await site.open(path);
          const main = page.getByRole('main');
          await expect(main).toContainText(own);
          await expectSettled(page);
          // One form within a screen.
          await expect(main).not.toContainText(SERVER);
          await expectStill();
          expect(site.console.filter((words) => /hydrat/i.test(words))).toEqual([]);
        },
      );

    /** @promise Pages: Every visitor reads days … */
    test('reads the day of an article with dots, in the list and on its page', async ({ site, page }) => {
      await site.open('/articles');
      const main = page.getByRole('main');
      await expect(main.getByRole('link', { name: /Golf Handicap Calculator/ }).first()).toContainText('30.08.2025');
      await expect(main).not.toContainText(SERVER);
      await site.open('/articles/golf-handicap-calculator');
      await expect(main.getByText('30.08.2025')).toBeVisible();
    });
  });
