import { ON_CHANGE, matrix } from '../../support/on-change.ts';
import { copiesOn } from '../../support/copies.ts';
import { LATE_PARTS } from '../../support/late-parts.ts';
import { blockRequests } from '../../support/block-requests.ts';
import { expect, test } from '../../support/test.ts';

/*
 * No fault outlives its cause. A part that failed to load shows its failure in place. One press of "Try again" recovers
 * it once its file is available, after any number of attempts and without a reload.
 */

/** More attempts than retry URLs, for one part; all parts use the same mechanism. */
const pressesFor = (name: string) => (name === "a player's story" ? 5 : 2);

for (const [name, { path, words, files, open, shown, whenIdle = false }] of Object.entries(LATE_PARTS)) {
  for (const file of files) {
    /**
     * @promise In the browser: A late part recovers after a lost script or style sheet, even in browsers that remember
     * failures
     */
    test(
      `${name}: without ${file.replaceAll('**/', '')} it says so, the rest lives, and it comes back`,
      matrix(file.endsWith('PlayerDetail-*.js')),
      async ({ site, page }) => {
        // Blocked before the page opens: an idle page prefetches it.
        if (!whenIdle) await site.open(path);
        const blocked = await blockRequests(page, file);
        if (whenIdle) await site.open(path);
        await page.evaluate(() => document.body.setAttribute('data-same-page', ''));
        await open(page, site);
        const alert = page.getByRole('alert').filter({ hasText: words });
        await expect(alert).toBeVisible();
        await expect(alert).toBeInViewport();
        const again = alert.getByRole('button', { name: 'Try again' });
        for (let press = 0; press < pressesFor(name); press += 1) {
          const { requests } = blocked;
          await again.click();
          await expect.poll(() => blocked.requests).toBeGreaterThan(requests);
          await expect(again).toBeVisible();
        }
        if (path === '/') await expect(site.leaderboard.getByRole('row')).not.toHaveCount(0);
        await blocked.unblock();
        await again.click();
        await expect(shown(page)).toBeVisible();
        await expect(alert).toHaveCount(0);
        await expect(page.locator('[data-same-page]')).toBeAttached();
        expect(await copiesOn(page)).toEqual({ react: 1, platforms: 1 });
        // Requested again under its own URL: nothing is loaded twice.
        const retried = await page.evaluate(() =>
          performance.getEntriesByType('resource').filter(({ name }) => name.includes('?retry=')),
        );
        expect(retried).toEqual([]);
      },
    );
  }
}

test('what several parts need comes back with the part that was lost for it', ON_CHANGE, async ({ site, page }) => {
  const blocked = await blockRequests(page, '**/mfe-leaderboard/**/schemas-*.js');
  await site.open('/');
  await site.player('Ada Thornquill').click();
  const alert = page.getByRole('alert').filter({ hasText: 'The details of this player could not be loaded.' });
  await expect(alert).toBeVisible();
  await blocked.unblock();
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('table', { name: 'Rounds' })).toBeVisible();
});

test('a carousel whose code was lost goes round by the next press', ON_CHANGE, async ({ site, page }) => {
  const blocked = await blockRequests(page, '**/slider-*.js');
  await site.open('/courses?club=St+Andrews+Links');
  const carousel = page.getByRole('region', { name: 'Pictures of St Andrews Links' });
  await expect.poll(() => blocked.requests).toBeGreaterThan(0);
  const next = carousel.getByRole('button', { name: 'Next picture' });
  const { requests } = blocked;
  await next.click();
  // The press sends two requests: the code, and a check whether the server has it. Unblocking in between would let it
  // load.
  await expect.poll(() => blocked.requests).toBe(requests + 2);
  await expect(carousel.getByRole('button', { name: 'Picture 1', exact: true })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await blocked.unblock();
  await next.click();
  await expect(carousel.getByRole('button', { name: 'Picture 2', exact: true })).toHaveAttribute(
    'aria-current',
    'true',
  );
});

test(
  'a carousel goes round by a press that was made while its code was being lost',
  ON_CHANGE,
  async ({ site, page }) => {
    const pressed = Promise.withResolvers<void>();
    const asked = Promise.withResolvers<void>();
    await page.route(
      '**/slider-*.js',
      async (route) => {
        asked.resolve();
        await pressed.promise;
        await route.abort();
      },
      { times: 1 },
    );
    await site.open('/courses?club=St+Andrews+Links');
    const carousel = page.getByRole('region', { name: 'Pictures of St Andrews Links' });
    await asked.promise;
    await carousel.getByRole('button', { name: 'Next picture' }).click();
    pressed.resolve();
    await expect(carousel.getByRole('button', { name: 'Picture 2', exact: true })).toHaveAttribute(
      'aria-current',
      'true',
    );
  },
);

test(
  'the suggestions of "Find a player" come with the next focus; until then Enter opens the best match',
  ON_CHANGE,
  async ({ site, page }) => {
    const blocked = await blockRequests(page, '**/PlayerSuggestions-*.js');
    await site.open('/');
    const field = page.getByLabel('Find a player');
    await field.focus();
    await expect.poll(() => blocked.requests).toBeGreaterThan(0);
    await field.fill('ada');
    await expect(page.getByText('Enter opens Ada Thornquill')).toBeVisible();
    await blocked.unblock();
    await field.blur();
    await field.focus();
    await expect(page.getByRole('combobox', { name: 'Find a player' })).toBeFocused();
    await field.fill('ada');
    await expect(page.getByRole('option', { name: /Ada Thornquill/ })).toBeVisible();
  },
);

test('a history is imported once the code for that comes', ON_CHANGE, async ({ site, page }) => {
  const blocked = await blockRequests(page, '**/import-csv-*.js');
  await site.open('/articles/golf-handicap-calculator');
  const file = { name: 'history.csv', mimeType: 'text/csv', buffer: Buffer.from('1,12.4\n2,10') };
  const choose = async () => {
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByRole('button', { name: 'Import CSV' }).click(),
    ]);
    await chooser.setFiles(file);
  };
  await choose();
  await expect(page.getByText('The file couldn’t be read. Check your connection and choose it again.')).toBeVisible();
  await blocked.unblock();
  await choose();
  await expect(page.getByText('2 scores imported.')).toBeVisible();
});

/** More attempts than retry URLs: for the entry, a module behind it, and a style sheet. */
const REMOTE_FILES = {
  'remoteEntry-*.js': 4,
  'federation-*.js': 2,
  'late-*.js': 2,
  'Courses-*.js': 4,
  'common-*.js': 2,
  'Courses-*.css': 4,
};

for (const [file, presses] of Object.entries(REMOTE_FILES)) {
  /** @promise In the browser: A lost remote recovers … */
  test(
    `a remote that was lost with its ${file} comes back, however often it was tried`,
    matrix(file.startsWith('remoteEntry')),
    async ({ site, page }) => {
      const blocked = await blockRequests(page, `**/mfe-courses/**/${file}*`);
      await site.open('/articles');
      await site.go('Course Leaderboards');
      const alert = site.failure('Course Leaderboards');
      await expect(alert).toBeVisible();
      // Another visit is another attempt.
      await site.go('Articles');
      await site.go('Course Leaderboards');
      await expect(alert).toBeVisible();
      for (let press = 0; press < presses; press += 1) {
        const { requests } = blocked;
        // The pointer may rest on the link: a press joins its pending request.
        await expect(async () => {
          await alert.getByRole('button', { name: 'Try again' }).click();
          await expect.poll(() => blocked.requests, { timeout: 5000 }).toBeGreaterThan(requests);
        }).toPass();
        await expect(alert).toBeVisible();
      }
      await blocked.unblock();
      await alert.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('article', { name: 'Pebble Beach Golf Links' })).toBeVisible();
      await expect(page.getByRole('article').first()).toHaveCSS('border-radius', /[1-9]/);
      expect(await copiesOn(page)).toEqual({ react: 1, platforms: 1 });
    },
  );
}

for (const file of ['Courses-*.js', 'common-*.js']) {
  test(
    `a first screen that was lost with its ${file} comes back`,
    matrix(file.startsWith('Courses')),
    async ({ site, page }) => {
      const blocked = await blockRequests(page, `**/mfe-courses/**/${file}*`);
      await site.open('/courses');
      const alert = site.failure('Course Leaderboards');
      await expect(alert).toBeVisible();
      await blocked.unblock();
      await alert.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('article', { name: 'Pebble Beach Golf Links' })).toBeVisible();
      expect(await copiesOn(page)).toEqual({ react: 1, platforms: 1 });
    },
  );
}

/** @promise In the browser: The first screen works without the code that opens other pages; they open once it loads */
test('without the federation runtime the first screen works; other pages open once it loads', async ({
  site,
  page,
}) => {
  const blocked = await blockRequests(page, '**/shell/**/federation-runtime-*.js*');
  await site.open('/');
  const player = site.player('Ada Thornquill');
  await player.click();
  await expect(player).toHaveAttribute('aria-expanded', 'true');
  await site.go('Course Leaderboards');
  const alert = site.failure('Course Leaderboards');
  await expect(alert).toBeVisible();
  await blocked.unblock();
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('article', { name: 'Pebble Beach Golf Links' })).toBeVisible();
  expect(await copiesOn(page)).toEqual({ react: 1, platforms: 1 });
});

/** @promise In the browser: A lost remote recovers … */
test('an outage that is over costs a slot nothing on the next visit', async ({ site, page }) => {
  const blocked = await blockRequests(page, '**/mfe-courses/**/*.js*');
  await site.open('/articles');
  await site.go('Course Leaderboards');
  await expect(site.failure('Course Leaderboards')).toBeVisible();
  await site.go('Articles');
  await blocked.unblock();
  await site.go('Course Leaderboards');
  await expect(page.getByRole('article', { name: 'Pebble Beach Golf Links' })).toBeVisible();
});
