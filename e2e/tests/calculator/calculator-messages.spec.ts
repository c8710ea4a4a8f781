import type { Page } from '@playwright/test';
import { recordStatus } from '../../support/record-status.ts';
import { expect, test } from '../../support/test.ts';

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

test.beforeEach(async ({ site, page }) => {
  await site.open('/articles/golf-handicap-calculator');
  await expect(page.getByText('Minimum 3 Scores Required')).toBeVisible();
});

test('a refused score names missing and wrong fields, and focuses the first', async ({ page }) => {
  const submitButton = page.getByRole('button', { name: 'Submit Score' });
  await field(page, 'Score').fill('9');
  await submitButton.click();
  await expect(page.getByText('Adjusted Score Not Valid', { exact: true })).toBeVisible();
  await expect(
    page.getByText('Enter Course Rating and Slope Rating, or choose a tracked course and tee.'),
  ).toBeVisible();
  await expect(field(page, 'Course Rating')).toBeFocused();
  for (const name of ['Course Rating', 'Slope Rating']) {
    await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true');
    await expect(field(page, name)).toHaveAccessibleDescription('Required');
  }
  await expect(field(page, 'Course Par')).toHaveAccessibleDescription('(optional)');
  for (const name of ['Course Par', 'Score']) await expect(field(page, name)).not.toHaveAttribute('aria-invalid');

  // The field's own message stays.
  await page.getByRole('radio', { name: 'Other' }).check();
  await field(page, 'Number of Holes Played').fill('3');
  await field(page, 'Number of Holes Played').press('Enter');
  await expect(page.getByText('Adjusted Score Not Valid', { exact: true })).toBeVisible();
  await expect(page.getByText('Holes played must be between 9 and 18.', { exact: true })).toBeVisible();
  await expect(field(page, 'Number of Holes Played')).toBeFocused();
  await expect(field(page, 'Number of Holes Played')).toHaveAccessibleDescription(
    /Check this number.*Holes played must be between 9 and 18\..*Check Number of Holes Played/,
  );
});

test('a score that is submitted is one message, and planning the next round is another', async ({ page }) => {
  const said = await recordStatus(page);
  let told = 0;
  const heard = async () => (await said()).slice(told);
  await field(page, 'Course Par').fill('72');
  await field(page, 'Course Rating').fill('72');
  await field(page, 'Slope Rating').fill('113');
  for (const words of [/^Score 1 added/, /^Score 2 added/, /^Score 3 added. Handicap index/]) {
    await field(page, 'Score').fill('92');
    await expect.poll(heard).toEqual(['Adjusted score 20.0']);
    told += 1;
    await page.getByRole('button', { name: 'Submit Score' }).click();
    await expect.poll(heard).toEqual([expect.stringMatching(words)]);
    told += 1;
  }
  await field(page, 'Target Index').fill('15');
  expect(await heard()).toEqual([expect.stringMatching(/^An adjusted score of/)]);
});

test('each removed and restored score is announced', async ({ page }) => {
  await field(page, 'Course Rating').fill('72');
  await field(page, 'Slope Rating').fill('113');
  for (const score of ['92', '93']) {
    await field(page, 'Score').fill(score);
    await page.getByRole('button', { name: 'Submit Score' }).click();
  }
  const said = await recordStatus(page);
  const heard = async () => (await said()).join(' ');
  const removeFirst = page.getByRole('button', { name: 'Remove, round 1' });
  await removeFirst.click();
  await expect.poll(heard).toContain('Score 1 removed, 1 left.');
  await removeFirst.click();
  await expect.poll(heard).toContain('Score 1 removed, none left.');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(heard).toContain('Score 1 restored.');
});
