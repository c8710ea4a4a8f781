import { ON_CHANGE } from '../../support/on-change.ts';
import { expectAccessible, expectAccessibleAtBothWidths, SIZES } from '../../support/accessible.ts';
import { expect, test } from '../../support/test.ts';

test('filters by country, in the address, back and forward, and again on the next visit', async ({ site, page }) => {
  await site.open('/');
  // Movement is announced with the position.
  const moved = page.getByTitle(/^(Up|Down) \d+ in 30 days$/);
  const [shown, said] = await moved.first().evaluate((mark) => [mark.textContent, mark.getAttribute('title')]);
  expect(shown?.slice(1)).toBe(said);

  await page.getByRole('button', { name: 'Country' }).click();
  await page.getByRole('searchbox', { name: /^Search (country|channel)/ }).fill('sco');
  await page.getByRole('checkbox', { name: 'Scotland' }).check();
  await expect(page).toHaveURL('/?country=gb-sct');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Country' })).toBeFocused();
  await expect(site.leaderboard.getByRole('img', { name: 'Scotland' }).first()).toBeVisible();
  await expect(site.player('Ada Thornquill')).toHaveCount(0);
  await page.goBack();
  await expect(site.player('Ada Thornquill')).toBeVisible();
  await page.goForward();
  await expect(site.player('Ada Thornquill')).toHaveCount(0);
  await site.open('/');
  await expect(page).toHaveURL('/?country=gb-sct');
  await expect(site.player('Ada Thornquill')).toHaveCount(0);
  expect(site.console).toEqual([]);
});

test('Team Europe takes its members along, both ways; "Clear" and "All" work', async ({ site, page }) => {
  await site.open('/');
  await page.getByRole('button', { name: 'Country' }).click();
  const team = page.getByRole('checkbox', { name: 'Team Europe' });
  await page.getByRole('searchbox', { name: /^Search (country|channel)/ }).fill('e');
  await team.check();
  await page.getByRole('searchbox', { name: /^Search (country|channel)/ }).fill('');
  for (const member of ['England', 'Germany', 'Ireland'])
    await expect(page.getByRole('checkbox', { name: member, exact: true })).toBeChecked();
  await expect(page.getByRole('button', { name: /^Country/ })).toContainText('6');
  await page.getByRole('searchbox', { name: /^Search (country|channel)/ }).fill('e');
  await team.uncheck();
  await expect(page).toHaveURL('/');
  await page.getByRole('checkbox', { name: 'All' }).check();
  await page.keyboard.press('Escape');
  // With everything ticked, opening clears the selection.
  await page.getByRole('button', { name: 'Country' }).click();
  await expect(page.getByRole('checkbox', { name: 'All' })).not.toBeChecked();
  await page.getByRole('checkbox', { name: 'Australia' }).check();
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await expect(page).toHaveURL('/');
});

test('by keyboard: filter a channel, turn the table round, find and open a player', async ({ site, page }) => {
  await site.open('/');
  // Tab from the end of a filter closes it and stays at its column.
  const country = page.getByRole('button', { name: 'Country', exact: true });
  await country.press('Enter');
  const popup = page.getByRole('dialog', { name: 'Country filter' });
  await popup.getByRole('checkbox').last().focus();
  await page.keyboard.press('Tab');
  await expect(popup).toHaveCount(0);
  await expect(country).toBeFocused();

  await page.getByRole('button', { name: 'Channel' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('searchbox', { name: 'Search channel' })).toBeFocused();
  await page.keyboard.type('pin rouge');
  const found = page.getByRole('checkbox', { name: 'Pin Rouge' });
  // The list follows typing.
  await expect(page.getByRole('checkbox')).toHaveCount(2);
  await found.focus();
  await page.keyboard.press('Space');
  await expect(found).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(site.leaderboard.getByRole('row')).toHaveCount(2);
  await page.getByLabel('Find a player').focus();
  await expect(page.getByRole('combobox', { name: 'Find a player' })).toBeFocused();
  await page.keyboard.type('thornq');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Jem Thornquill' })).toBeVisible();
  await page.getByRole('button', { name: 'Pos' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/?sort=asc');
});

test('an empty view is announced and offers to clear the filters', async ({ site, page }) => {
  await site.open('/?country=de&player=1');
  await expect(page.getByText('No players match these filters.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Download CSV' })).toBeDisabled();
  await expectAccessibleAtBothWidths(page, 'an empty result');
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(site.player('Ada Thornquill')).toBeVisible();
});

for (const { size, viewport } of SIZES) {
  test(`an open filter is accessible, ${size}`, ON_CHANGE, async ({ site, page }) => {
    await page.setViewportSize(viewport);
    await site.open('/');
    await page.getByRole('button', { name: 'Channel' }).click();
    await page.getByRole('checkbox').nth(2).check();
    // Another test checks the page behind it.
    await expectAccessible(page, 'an open filter', '[role=dialog]');
  });
}

test(
  'the counter counts up to what it is called, and stands still where motion is not wanted',
  ON_CHANGE,
  async ({ site, page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await site.open('/');
    const counter = page.getByRole('img', { name: /golf shots tracked$/ });
    const total = (await counter.getAttribute('aria-label'))?.replace(/\D/g, '') ?? '';
    const shown = () =>
      counter.evaluate((flaps) => [...flaps.children].map((flap) => flap.firstElementChild?.textContent).join(''));
    expect(await shown()).toBe(total);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.reload();
    await expect.poll(async () => Number(await shown())).toBeLessThan(Number(total));
    await expect.poll(shown).toBe(total);
  },
);

test('with reduced motion, deferred rows appear without animation', async ({ site, page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const changes = new Set<string>();
  await page.exposeFunction('tellChange', (property: string) => void changes.add(property));
  await page.addInitScript(() => {
    addEventListener('transitionrun', ({ propertyName }) => Object(window).tellChange(propertyName));
  });
  await site.open('/?country=gb-sct,ie');
  await expect(site.player('Fenella Cairnwood')).toBeVisible();
  expect([...changes]).toEqual([]);
});
