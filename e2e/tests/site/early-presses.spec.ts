import type { Page } from '@playwright/test';
import { hold } from '../../support/hold.ts';
import { expect, test } from '../../support/test.ts';

/*
 * On a slow network a form is visible seconds before its script. A native submit would violate the policy and stop the
 * scripts' loading. A row is visible as early, and opens after its script.
 */

const CALCULATOR = '/articles/golf-handicap-calculator';

const SCRIPTS = '**/*.js*';

/**
 * Opens a page with delayed scripts.
 * @returns a function that releases them
 */
async function openBeforeScripts(page: Page, path = CALCULATOR): Promise<() => void> {
  const release = await hold(page, SCRIPTS);
  await page.goto(path, { waitUntil: 'commit' });
  return release;
}

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

async function fillIn(page: Page) {
  await field(page, 'Course Rating').fill('72');
  await field(page, 'Slope Rating').fill('100');
  await field(page, 'Score').fill('85');
}

const SENDING: Record<string, (page: Page) => Promise<void>> = {
  'Submit Score pressed': (page) => page.getByRole('button', { name: 'Submit Score' }).click(),
  'Enter pressed in a field': (page) => field(page, 'Score').press('Enter'),
};

for (const [how, send] of Object.entries(SENDING)) {
  /** @promise In the browser: A click or a form before hydration is kept and answered once; typed text stays */
  test(`a score sent before hydration is in the history afterwards: ${how}`, async ({ site, page }) => {
    const release = await openBeforeScripts(page);
    await fillIn(page);
    await send(page);
    release();
    const history = page.getByRole('table', { name: 'Handicap History' });
    await expect(history.getByRole('cell', { name: '14.7' }).first()).toBeVisible();
    await expect(history.getByRole('row')).toHaveCount(2);
    await expect(field(page, 'Score')).toHaveValue('');
    await expect(field(page, 'Course Rating')).toHaveValue('72');
    // The page is hydrated.
    await page.getByRole('button', { name: 'Clear & Reset' }).click();
    await expect(field(page, 'Course Rating')).toHaveValue('');
    expect(site.console).toEqual([]);
  });
}

test('an empty form sent before the script shows its messages after hydration', async ({ page }) => {
  const release = await openBeforeScripts(page);
  await page.getByRole('button', { name: 'Submit Score' }).click();
  release();
  await expect(page.getByText('Adjusted Score Not Valid')).toBeVisible();
});

test('a click before the script is there is logged once', async ({ page }) => {
  const logged: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/log-click')) logged.push(request.postData() ?? '');
  });
  // The shell's script has loaded, the leaderboard's has not.
  const release = await hold(page, '**/mfe-leaderboard/**/*.js*');
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator('body[data-hydrated]')).toBeAttached();
  await page.getByRole('button', { name: 'Trophy Room' }).click();
  release();
  // Clicks are logged in their order.
  const next = page.waitForRequest((request) => request.postData()?.includes('drawer-open') === true);
  await page.getByRole('dialog', { name: 'Trophy Room' }).getByRole('button', { name: 'Left drawer' }).click();
  await next;
  expect(logged.filter((body) => body.includes('trophy-room'))).toHaveLength(1);
});

for (const width of [1280, 375]) {
  /** @promise In the browser: A row pressed before hydration makes space at once, and opens into it */
  test(`a row pressed before hydration makes room at once, then opens, ${width} px wide`, async ({ site, page }) => {
    await page.setViewportSize({ width, height: 800 });
    const release = await openBeforeScripts(page, '/');
    const rows = page.locator('[data-row]');
    const [first, second] = [rows.nth(0), rows.nth(1)];
    const place = await first.boundingBox();
    await first.getByRole('button').click();
    // Its own line stays, the next one is off the screen.
    const face = await first.getByRole('button').boundingBox();
    expect(face?.y).toBeGreaterThanOrEqual(place?.y ?? 0);
    expect((face?.y ?? 0) + (face?.height ?? 0)).toBeLessThanOrEqual((place?.y ?? 0) + (place?.height ?? 0));
    await expect(second).not.toBeInViewport();
    release();
    await expect(first.getByRole('button')).toHaveAttribute('aria-expanded', 'true');
    await expect(page.getByRole('table', { name: 'Rounds' })).toBeVisible();
    await expect(page.locator('[data-early]')).toHaveCount(0);
    await first.getByRole('button').click();
    await expect(second).toBeInViewport();
    // One round has no video, which is a warning.
    expect(site.console.filter((line) => line.startsWith('error'))).toEqual([]);
  });
}
