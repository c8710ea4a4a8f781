import { matrix, ON_CHANGE } from '../../support/on-change.ts';
import type { Locator, Page } from '@playwright/test';
import { expectAccessibleAtBothWidths } from '../../support/accessible.ts';
import { hold } from '../../support/hold.ts';
import { expect, test } from '../../support/test.ts';
import { spaceText } from '../../support/text-spacing.ts';

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

async function fill(page: Page, values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) await field(page, name).fill(value);
}

/** Enters scores with these adjusted scores on a course of rating 72 and slope 113. */
async function submit(page: Page, adjusted: readonly string[]) {
  await fill(page, { 'Course Rating': '72', 'Slope Rating': '113' });
  for (const worth of adjusted) {
    await field(page, 'Score').fill((72 + Number(worth)).toFixed(1));
    await page.getByRole('button', { name: 'Submit Score' }).click();
  }
}

test.beforeEach(async ({ site, page }) => {
  await site.open('/articles/golf-handicap-calculator');
  await expect(page.getByText('Minimum 3 Scores Required')).toBeVisible();
});

/** @promise In the browser: A click or a … */
test('input before hydration is kept', async ({ page }) => {
  const release = await hold(page, '**/*.js');
  await page.goto('/articles/golf-handicap-calculator', { waitUntil: 'commit' });
  await fill(page, { 'Course Rating': '72', 'Slope Rating': '100', Score: '85' });
  release();
  await expect(field(page, 'Adjusted Score')).toHaveValue('14.7');
  await expect(field(page, 'Course Rating')).toHaveValue('72');
});

test('nine holes chosen before the script is there stay chosen', async ({ page }) => {
  const release = await hold(page, '**/*.js');
  await page.goto('/articles/golf-handicap-calculator', { waitUntil: 'commit' });
  await page.getByRole('radio', { name: '9' }).check();
  release();
  await expect(field(page, 'Front 9 Par')).toBeVisible();
  await expect(page.getByRole('radio', { name: '9' })).toBeChecked();
});

test('input survives a reload, a reset form stays empty', async ({ page }) => {
  await page.getByRole('radio', { name: '9' }).check();
  await fill(page, { 'Front 9 Par': '36', Score: '41' });
  await page.reload();
  await expect(page.getByRole('radio', { name: '9' })).toBeChecked();
  await expect(field(page, 'Front 9 Par')).toHaveValue('36');
  await expect(field(page, 'Score')).toHaveValue('41');
  await page.getByRole('button', { name: 'Clear & Reset' }).click();
  await page.reload();
  await expect(page.getByRole('radio', { name: '18' })).toBeChecked();
  await expect(field(page, 'Score')).toHaveValue('');

  // The values kept by a reload can be submitted at once.
  await fill(page, { 'Course Rating': '72', 'Slope Rating': '100', Score: '85' });
  await page.reload();
  await expect(field(page, 'Adjusted Score')).toHaveValue('14.7');
  await page.getByRole('button', { name: 'Submit Score' }).click();
  await expect(page.getByRole('table', { name: 'Handicap History' }).getByRole('row')).toHaveCount(2);
  await expect(page.getByRole('row', { name: '14.7 85 72 / 100' })).toBeVisible();
});

test('a published score is worth its published differential', async ({ page }) => {
  await fill(page, { 'Course Rating': '75,1', 'Slope Rating': '132', Score: '85' });
  await expect(field(page, 'Adjusted Score')).toHaveValue('8.5');
  await page.getByText('How this is worked out').click();
  await expect(page.getByText('113 × (85 − 75.1) ÷ 132')).toBeVisible();
});

test('published records have their published index, and it outlives the visit', async ({ page }) => {
  await submit(page, ['15.3', '15.2', '16.6']);
  await expect(page.getByText('Handicap Index: 13.2')).toBeVisible();
  await expect(page.getByRole('row', { name: /15\.2.*counts/ })).toBeVisible();
  await page.reload();
  await expect(page.getByText('Handicap Index: 13.2')).toBeVisible();
});

test('a score that counts is as high as the others on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await submit(page, ['15.3', '15.2', '16.6']);
  const height = async (name: RegExp) => (await page.getByRole('row', { name }).boundingBox())?.height;
  expect(await height(/15\.2.*counts/)).toBe(await height(/16\.6/));
  // Only the dot shows it, also in forced colours.
  await page.emulateMedia({ forcedColors: 'active' });
  const cell = page
    .getByRole('row', { name: /15\.2.*counts/ })
    .getByRole('cell')
    .nth(1);
  const colours = await cell.evaluate((element) =>
    [element, ...element.querySelectorAll('[class*="dot"]')].map((one) => getComputedStyle(one).backgroundColor),
  );
  expect(new Set(colours).size).toBe(2);
});

for (const width of [400, 375, 361, 320])
  test(
    `with nine holes and an exceptional score the history keeps inside its card on a phone, ${width} px`,
    ON_CHANGE,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.getByRole('radio', { name: 'All 2024 rules' }).check();
      await fill(page, { 'Course Rating': '71.4', 'Slope Rating': '130' });
      for (const score of ['96', '94', '97', '83']) {
        await field(page, 'Score').fill(score);
        await page.getByRole('button', { name: 'Submit Score' }).click();
      }
      await expect(page.getByRole('row', { name: /was \d/ })).toHaveCount(4);
      await page.getByRole('radio', { name: '9', exact: true }).check();
      await fill(page, {
        'Front 9 Par': '36',
        'Front 9 Rating': '35.5',
        'Front 9 Slope': '120',
        'Handicap Estimate': '12',
      });
      await field(page, 'Score').fill('45');
      await page.getByRole('button', { name: 'Submit Score' }).click();
      await expect(page.getByRole('row', { name: /9 holes/ })).toHaveCount(1);
      const rightOf = async (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().right);
      const card = page.getByRole('region', { name: 'Handicap Calculator' });
      for (const spacing of ['plain', 'spaced']) {
        if (spacing === 'spaced') await spaceText(page);
        for (const button of await page.getByRole('button', { name: /^Remove, round/ }).all())
          expect(await rightOf(button), spacing).toBeLessThan((await rightOf(card)) - 8);
      }
    },
  );

test('the two rules stand side by side at every width', ON_CHANGE, async ({ page }) => {
  await page.getByRole('radio', { name: 'All 2024 rules' }).check();
  await submit(page, ['20', '20', '20']);
  await expect(field(page, 'Low Handicap Index')).toBeVisible();
  for (const width of [1440, 900, 768, 720, 640, 375, 320]) {
    await page.setViewportSize({ width, height: 900 });
    const tops = await page
      .getByRole('group', { name: 'Method' })
      .getByRole('radio')
      .evaluateAll((radios) => radios.map((radio) => radio.getBoundingClientRect().top));
    expect(tops, `${width} px`).toEqual([tops[0], tops[0]]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }
});

test(
  'the low index stands below the rule it belongs to, beside its label, and covers nothing',
  ON_CHANGE,
  async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole('radio', { name: 'All 2024 rules' }).check();
    await submit(page, ['20', '20', '20', '20', '20']);
    const boxOf = async (locator: Locator) => (await locator.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const input = await boxOf(field(page, 'Low Handicap Index'));
    const label = await boxOf(page.getByText('Low Handicap Index', { exact: true }));
    const chart = await boxOf(page.getByRole('region', { name: 'Index so far' }));
    expect(input.x + input.width).toBeLessThan(chart.x);
    expect(input.x - label.x).toBeLessThan(160);
  },
);

test('the course handicap says what it still takes, until it has it', async ({ page }) => {
  const plan = page.getByRole('region', { name: 'Course handicap' });
  await submit(page, ['20', '20', '20']);
  await expect(plan).toContainText('Enter a course par above.');
  await field(page, 'Course Par').fill('72');
  await expect(plan).toContainText(/Course handicap 18; playing handicap 17 \(95%\)/);
});

test('the World Handicap System needs 54 holes, then applies caps and exceptional scores', async ({ page }) => {
  await page.getByRole('radio', { name: 'All 2024 rules' }).check();
  await expect(page.getByText('Minimum 54 Holes Required')).toBeVisible();
  await expect(page.getByText('by the World Handicap System of 2024')).toBeVisible();
  await submit(page, ['20', '20', '20', '20', '20', '10']);
  await expect(page.getByText(/^Handicap Index: 12\.0/)).toBeVisible();
  const whs = page.getByRole('region', { name: 'World Handicap System 2024' });
  await whs.getByText('How this index is worked out').click();
  await expect(whs).toContainText('20.0 − 10.0 = 10.0 better');
  await expect(whs).toContainText('(8.0 + 18.0) ÷ 2 − 1.0 = 12.0');
  await field(page, 'Low Handicap Index').fill('6.5');
  // The cap also lowers earlier indices, so the last score is no longer exceptional.
  await expect(whs).toContainText('9.5 + (14.0 − 9.5) ÷ 2 = 11.75, rounded 11.8');
  await expect(whs).toContainText('6.5 + 5.0 = 11.5');
  await expect(page.getByText(/^Handicap Index: 11\.5/)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^Handicap Index: 11\.5/)).toBeVisible();
  await page.getByRole('radio', { name: 'Table only' }).check();
  await expect(page.getByText(/^Handicap Index: 14\.0/)).toBeVisible();
});

test("nine holes use the chosen rule's expected differential, and say which", async ({ page }) => {
  await page.getByRole('radio', { name: '9' }).check();
  await fill(page, { 'Front 9 Rating': '35', 'Front 9 Slope': '113', 'Handicap Estimate': '14', Score: '42.2' });
  await expect(field(page, 'Adjusted Score')).toHaveValue('15.6');
  await page.getByRole('radio', { name: 'All 2024 rules' }).check();
  await expect(field(page, 'Adjusted Score')).toHaveValue('15.7');
  await page.getByText('How this is worked out').click();
  await expect(page.getByText('0.52 × 14 + 1.2 = 8.5')).toBeVisible();
  await expect(page.getByText('15.6 to 15.7')).toBeVisible();
  await page.getByRole('button', { name: 'Submit Score' }).click();
  await expect(page.getByText('9 of 54 holes so far')).toBeVisible();
  await expect(page.getByRole('row', { name: /15\.7.*9 holes/ })).toBeVisible();
});

test('a screen reader hears each result once, when typing has paused', async ({ page }) => {
  const spoken = (text: string) => page.getByRole('status').filter({ hasText: text });
  await submit(page, ['40']);
  await expect(spoken('Score 1 added. An index needs 3 scores.')).toHaveCount(1);
  await submit(page, ['40', '40']);
  await expect(spoken('Score 3 added. Handicap index 38.0.')).toHaveCount(1);
  await field(page, 'Score').fill('85');
  await expect(spoken('Adjusted score 13.0')).toHaveCount(1);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('an error names its fields, and a field keeps its hint', async ({ page }) => {
  await page.getByRole('radio', { name: '9' }).check();
  await fill(page, { 'Front 9 Rating': '35.2', Score: '41' });
  await expect(page.getByText('Missing: Front 9 Slope.')).toBeVisible();
  await fill(page, { 'Front 9 Slope': '121' });
  await expect(field(page, 'Handicap Estimate')).toHaveAccessibleDescription(
    /Handicap Estimate is required.* Plus handicap: \+2\.3 or −2\.3/,
  );
});

test('nothing is said before the score is touched; then each message in its order', async ({ page }) => {
  const messages = page.getByRole('status').filter({ hasText: /Please|must be|required|Not Valid/ });
  const says = (text: string) => expect(messages.getByText(text, { exact: true })).toBeVisible();
  await page.getByRole('radio', { name: '9' }).check();
  await expect(messages).toHaveCount(0);
  await field(page, 'Score').fill('4');
  await says('Please enter valid score and front 9 ratings.');
  await expect(field(page, 'Front 9 Rating')).toHaveAttribute('aria-invalid', 'true');
  await fill(page, { 'Front 9 Rating': '35.2', 'Front 9 Slope': '121' });
  await says('Handicap Estimate is required to fill out Expected Differential for remaining holes');
  await page.getByRole('radio', { name: 'Other' }).check();
  await says('Holes played must be between 9 and 18.');
  await fill(page, { 'Number of Holes Played': '12' });
  await says('Please fill out all required fields for custom round calculation.');
  await page.getByRole('radio', { name: '18' }).check();
  await field(page, 'Score').fill('');
  await says('Please enter a valid score.');
  await page.getByRole('button', { name: 'Submit Score' }).click();
  await says('Adjusted Score Not Valid');
  await page.getByRole('button', { name: 'Clear & Reset' }).click();
  await expect(messages).toHaveCount(0);
});

test('a slope rating that no scorecard has is refused, and so is the score', async ({ page }) => {
  const refusal = page.getByRole('status').getByText('Slope ratings run from 55 to 155.', { exact: true });
  await fill(page, { 'Course Rating': '74.7', 'Slope Rating': '300', Score: '85' });
  await expect(refusal).toBeVisible();
  await expect(field(page, 'Slope Rating')).toHaveAttribute('aria-invalid', 'true');
  await expect(field(page, 'Adjusted Score')).toHaveValue('');
  await page.getByRole('button', { name: 'Submit Score' }).click();
  await expect(field(page, 'Slope Rating')).toBeFocused();
  await expect(page.getByText('No scores yet.')).toBeVisible();
  await field(page, 'Slope Rating').fill('143');
  await expect(refusal).toHaveCount(0);
  await expect(field(page, 'Slope Rating')).not.toHaveAttribute('aria-invalid');
  await expect(field(page, 'Adjusted Score')).toHaveValue('8.1');
});

test('a plus handicap may be typed either way, and letters stay out', async ({ page }) => {
  await page.getByRole('radio', { name: '9' }).check();
  await fill(page, { 'Front 9 Rating': '35.2', 'Front 9 Slope': '121', Score: '4x7', 'Handicap Estimate': '+2' });
  await expect(field(page, 'Score')).toHaveValue('47');
  await expect(field(page, 'Adjusted Score')).toHaveValue('10.2');
  await field(page, 'Handicap Estimate').fill('−2');
  await expect(field(page, 'Adjusted Score')).toHaveValue('10.2');
});

test('a tracked tee, found by the name of its course, fills in its ratings', async ({ page }) => {
  const options = page.getByLabel('Tracked Course').getByRole('option');
  await expect(options).not.toHaveCount(1);
  const [typed, ...names] = await options.allInnerTexts();
  expect(typed).toBe('Choose a course (optional)');
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')));
  // A course with its club's name shows it once.
  expect(names).toContain('Pebble Beach Golf Links');
  await page.getByLabel('Tracked Course').selectOption({ label: 'Pebble Beach Golf Links' });
  await page.getByLabel('Tee', { exact: true }).selectOption({ label: 'Blue (M) · 74.7 / 143' });
  await expect(field(page, 'Course Rating')).toHaveValue('74.7');
  await expect(field(page, 'Slope Rating')).toHaveValue('143');
  await expect(field(page, 'Course Par')).toHaveValue('72');
});

for (const [device, width] of [
  ['a desk', 1280],
  ['a phone', 375],
  ['a narrow phone', 320],
] as const) {
  test(
    `the tool comes first, and its result stays in view while typing, on ${device}`,
    matrix(width === 375),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 700 });
      await expect(page.getByRole('radio', { name: '18' })).toBeInViewport({ ratio: 1 });
      await fill(page, { 'Course Rating': '72', 'Slope Rating': '113', Score: '70' });
      await field(page, 'Score').evaluate((input) => input.scrollIntoView({ block: 'end' }));
      await expect(field(page, 'Score')).toBeInViewport({ ratio: 0.9 });
      await expect(field(page, 'Adjusted Score')).toBeInViewport({ ratio: 1 });
      await expect(page.getByText('Minimum 3 Scores Required')).toBeInViewport({ ratio: 1 });
    },
  );
}

test('an index has its place on the leaderboard', async ({ page }) => {
  await submit(page, ['40', '40', '40']);
  await expect(page.getByText('You’ll see where you’d rank after your 5th score.')).toBeVisible();
  await submit(page, ['40', '40']);
  await expect(page.getByText(/^You would rank T?\d+, behind \S+/)).toBeVisible();
  await submit(page, ['-10', '-10']);
  await expect(page.getByText(/^On our leaderboard you’d be at 25\.7.* and rank T?\d+/)).toBeVisible();
});

test('a failed call for the place on the leaderboard is retried', async ({ page }) => {
  await page.route('**/api/players', (route) => route.fulfill({ status: 500, body: 'oops' }));
  await submit(page, ['10', '12', '15', '14', '13']);
  await expect(page.getByText('Your place on the leaderboard isn’t available right now.')).toBeVisible();
  await page.unroute('**/api/players');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(/^On our leaderboard .+ and rank T?\d+, between .+ and .+\.$/)).toBeVisible();
});

test('a removed score can be brought back, also by keyboard; the history survives Clear & Reset', async ({ page }) => {
  const remove = (round: number) => page.getByRole('button', { name: `Remove, round ${round}` });
  const undo = page.getByRole('button', { name: 'Undo' });
  await submit(page, ['10', '12']);
  await remove(2).press('Enter');
  await expect(remove(1)).toBeFocused();
  await remove(1).press('Enter');
  await expect(undo).toBeFocused();
  await undo.press('Enter');
  await expect(remove(1)).toBeFocused();

  await submit(page, ['12', '15']);
  await expect(page.getByText('Handicap Index: 8.0')).toBeVisible();
  await remove(1).click();
  await expect(page.getByText('Minimum 3 Scores Required')).toBeVisible();
  await undo.click();
  await expect(page.getByText('Handicap Index: 8.0')).toBeVisible();
  await page.getByRole('button', { name: 'Clear & Reset' }).click();
  await expect(field(page, 'Course Rating')).toHaveValue('');
  await expect(page.getByText('Handicap Index: 8.0')).toBeVisible();
});

test('the history leaves as a file and comes back from one', async ({ page }) => {
  await submit(page, ['10', '12', '15']);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ]);
  const path = await download.path();
  await page.getByLabel('CSV file to import').setInputFiles(path);
  await expect(page.getByText('3 scores imported.')).toBeVisible();
  await expect(page.getByRole('table', { name: 'Handicap History' }).getByRole('row')).toHaveCount(7);
  await page
    .getByLabel('CSV file to import')
    .setInputFiles({ name: 'bad.csv', mimeType: 'text/csv', buffer: Buffer.from('round,score\n1,12\n2,abc') });
  await expect(page.getByText('Line 3: "abc" isn’t a score. Use a number like 12.4.')).toBeVisible();
  await page
    .getByLabel('CSV file to import')
    .setInputFiles({ name: 'plus.csv', mimeType: 'text/csv', buffer: Buffer.from('1;12,4\n2;+2,3') });
  await expect(page.getByText('2 scores imported.')).toBeVisible();
  await expect(page.getByRole('cell', { name: /^−2\.3/ })).toBeVisible();
});

test('the next round can be planned', async ({ page }) => {
  const plan = page.getByRole('region', { name: 'What do I need to shoot?' });
  // Without scores one hint is shown, and no action that needs scores.
  await expect(page.getByText('No scores yet.')).toBeVisible();
  await expect(plan).toHaveCount(0);
  await submit(page, ['10', '12', '15', '14', '13']);
  // With six scores the lowest two count, less one stroke: (10 + x) / 2 − 1 = 7.
  await page.getByLabel('Target Index').fill('7');
  await expect(plan).toContainText('An adjusted score of 6.0 or better');
  await fill(page, { 'Course Par': '72', 'Course Rating': '74.7', 'Slope Rating': '143' });
  await expect(page.getByRole('region', { name: 'Course handicap' })).toContainText(
    /Course handicap \d+; playing handicap \d+ \(95%\)\./,
  );
});

test('with everything on it the calculator is accessible', ON_CHANGE, async ({ page }) => {
  // Heading levels increase by one.
  const levels = await page
    .getByRole('main')
    .getByRole('heading')
    .evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName.slice(1))));
  expect(levels.filter((level, place) => level > (levels[place - 1] ?? 0) + 1)).toEqual([]);
  await submit(page, ['10', '12', '15', '14']);
  await field(page, 'Score').fill('80');
  await page.getByText('How this is worked out').click();
  await page.getByRole('button', { name: 'Remove, round 2' }).click();
  // A button half under the sticky header would count as too small.
  await page.evaluate(() => scrollTo(0, 0));
  await expectAccessibleAtBothWidths(page, 'the calculator');
});
