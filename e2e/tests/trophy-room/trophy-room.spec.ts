import { ON_CHANGE } from '../../support/on-change.ts';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible, SIZES } from '../../support/accessible.ts';
import { hold } from '../../support/hold.ts';
import { expect, test } from '../../support/test.ts';

const room = (page: Page) => page.getByRole('dialog', { name: 'Trophy Room' });
const shelf = (page: Page, name: string) => room(page).getByRole('list', { name, exact: true });

async function openRoom(page: Page, playerId: number) {
  await page.goto(`/trophy-room/${playerId}`);
  await expect(room(page).getByRole('heading', { level: 2 })).toBeVisible();
}

/** Its position after all animations, in pixels of the window. */
const boxOf = (what: Locator) => what.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect);

/** Answers a call of one player's room. */
const answer = (page: Page, call: string, json: unknown) =>
  page.route(`**/api/${call}`, (route) => route.fulfill({ json }));

/** Names of pieces on shelves or in drawers that exceed their place, or are too small to be hit. */
const outside = (lists: Locator) =>
  lists.evaluateAll((shelves) =>
    shelves.flatMap((shelf) => {
      const box = shelf.getBoundingClientRect();
      return [...shelf.querySelectorAll('button')]
        .filter((button) => {
          const { left, right, top, bottom } = button.getBoundingClientRect();
          const isIn = left > box.left - 1 && right < box.right + 1 && top > box.top - 1 && bottom < box.bottom + 1;
          const shown = button.querySelector('img, svg')?.getBoundingClientRect();
          return !isIn || right - left < 20 || !shown || shown.bottom > box.bottom + 1 || shown.height < 10;
        })
        .map((button) => button.getAttribute('aria-label') ?? button.textContent);
    }),
  );

test('a legend’s shelves are full: trophies, badges, and two drawers that open', async ({ page, site }) => {
  await openRoom(page, 14);
  await expect(room(page).getByRole('heading', { level: 2 })).toHaveText('Odhrán Kilvarney');
  await expect(shelf(page, 'Trophies').getByRole('button')).toHaveCount(13);
  await expect(shelf(page, 'Badges').getByRole('button', { name: 'Handicap Legend' })).toBeVisible();
  await expect(room(page).getByRole('banner')).toHaveCount(0);

  await room(page).getByRole('button', { name: 'Left drawer' }).press('Enter');
  const items = shelf(page, 'Items in the left drawer').getByRole('button');
  await expect(items).toHaveCount(4);
  // They follow their drawer.
  await page.keyboard.press('Tab');
  await expect(items.first()).toBeFocused();
  await page.keyboard.press('Escape');
  await room(page).getByRole('button', { name: 'Right drawer' }).click();
  await expect(shelf(page, 'Items in the right drawer').getByRole('button')).toHaveCount(5);
  await expect(room(page).locator('img[src$="oak-both.svg"]')).toBeVisible();
  await room(page).getByRole('button', { name: 'Left drawer' }).click();
  await expect(room(page).locator('img[src$="oak-right.svg"]')).toBeVisible();
  expect(site.console).toEqual([]);
});

for (const [width, height] of [
  [1440, 900],
  [768, 1024],
  [375, 812],
] as const)
  test(
    `the note on a locked drawer covers neither the name nor the drawer, ${width} px wide`,
    ON_CHANGE,
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      await openRoom(page, 4);
      const drawer = room(page).getByRole('button', { name: 'Right drawer' });
      await drawer.click();
      const note = await boxOf(page.getByRole('alertdialog', { name: 'Drawer Locked' }));
      const plaque = await boxOf(room(page).locator('h2'));
      expect(note.y).toBeGreaterThanOrEqual(plaque.y + plaque.height);
      expect(note.y + note.height).toBeLessThanOrEqual((await boxOf(drawer)).y);
    },
  );

test('the cabinet stays where it is when it is opened late', ON_CHANGE, async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.route('**/api/cabinet/players', (route) => route.abort());
  await page.goto('/articles');
  await page.evaluate(() => {
    history.pushState(null, '', '/trophy-room/4');
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  });
  const cabinet = room(page).locator('img[src*="/cabinet/"]');
  await expect(room(page).getByText('We can’t load the trophies right now.')).toBeVisible();
  const shut = await boxOf(cabinet);
  await page.unroute('**/api/cabinet/players');
  await room(page).getByRole('button', { name: 'Try again' }).click();
  await expect(room(page).getByRole('heading', { level: 2 })).toHaveText('Jem Thornquill');
  await expect(room(page).getByText('Select one for its story.')).toBeVisible();
  expect(await boxOf(cabinet)).toEqual(shut);
});

test('without the key a drawer stays locked, announces it, and keeps the focus', async ({ page }) => {
  await openRoom(page, 4);
  await room(page).getByRole('button', { name: 'Right drawer' }).click();
  const overlay = page.getByRole('alertdialog', { name: 'Drawer Locked' });
  await expect(overlay).toContainText('Jem Thornquill has lost the key!');
  await expect(overlay.getByRole('link')).toHaveAttribute('href', /^https:/);
  await overlay.getByRole('button', { name: 'Leave it shut' }).click();
  await expect(overlay).toHaveCount(0);
  await expect(room(page).getByRole('button', { name: 'Right drawer' })).toBeFocused();

  await room(page).getByRole('button', { name: 'Left drawer' }).press('Enter');
  await expect(overlay.getByRole('button', { name: 'Leave it shut' })).toBeFocused();
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let turn = 0; turn < 2; turn += 1) {
      await page.keyboard.press(key);
      await expect(overlay.getByRole('link')).toBeFocused();
      await page.keyboard.press(key);
      await expect(overlay.getByRole('button', { name: 'Leave it shut' })).toBeFocused();
    }
  }
  // From any focus, Escape closes the overlay and not the room.
  await room(page).getByRole('combobox', { name: 'Player' }).focus();
  await page.keyboard.press('Escape');
  await expect(overlay).toHaveCount(0);
  await expect(room(page)).toBeVisible();
  await expect(room(page).getByRole('button', { name: 'Left drawer' })).toBeFocused();
});

test('the dropdown finds a player, and the choice is remembered', async ({ page, site }) => {
  await openRoom(page, 14);
  const player = room(page).getByRole('combobox', { name: 'Player' });
  await player.click();
  await expect(room(page).getByRole('group', { name: 'Handicap Legends' })).toBeVisible();
  await player.fill('vasselin');
  await room(page).getByRole('option', { name: 'Élodie Vasselin' }).first().click();
  await expect(room(page).getByRole('heading', { level: 2 })).toHaveText('Élodie Vasselin');
  await expect(shelf(page, 'Trophies').getByRole('button')).toHaveCount(8);
  expect(await page.evaluate(() => localStorage.getItem('trophySelect'))).toBe('{"id":1,"name":"Élodie Vasselin"}');
  expect(await page.evaluate(() => localStorage.getItem('lastTrophyRoomPlayer'))).toBe('1');
  await player.click();
  await player.fill('nobody at all');
  await expect(room(page).getByText('No player by that name.')).toBeVisible();
  expect(site.console).toEqual([]);
});

test('a remembered player who is gone gives way to the first with achievements', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('lastTrophyRoomPlayer', '9999'));
  await page.goto('/');
  await page.getByRole('main').getByRole('button', { name: 'Trophy Room' }).first().click();
  await expect(room(page).getByRole('heading', { level: 2 })).toHaveText('Ada Thornquill');
});

test("a trophy's card opens on hover and closes; clicks are logged with ids", async ({ page }) => {
  const logged: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/log-click')) logged.push(request.postData() ?? '');
  });
  await openRoom(page, 14);
  const bowl = shelf(page, 'Trophies').getByRole('button', { name: 'Silver Rose Bowl' });
  await bowl.hover();
  const card = room(page).getByRole('dialog', { name: 'Silver Rose Bowl' });
  await expect(card).toContainText('Greywater Bay');
  await expect(card).toContainText('+3 (par 72)');
  await card.hover();
  await expect(card).toBeVisible();
  await page.mouse.move(5, 5);
  await expect(card).toHaveCount(0);

  await bowl.click();
  await page.keyboard.press('Escape');
  await room(page).getByRole('button', { name: 'Left drawer' }).click();
  await expect
    .poll(() => logged.map((body) => JSON.parse(body) as Record<string, unknown>))
    .toEqual(
      expect.arrayContaining([
        expect.objectContaining({ trackId: 'trophy-click', trophyId: expect.any(Number), playerId: null }),
        expect.objectContaining({ trackId: 'drawer-open', playerId: 14 }),
      ]),
    );
});

test(
  'by keyboard: a card opens on focus, Escape closes it and only then the room, focus returns',
  ON_CHANGE,
  async ({ page, site }) => {
    await site.open('/');
    const player = site.player('Odhrán Kilvarney');
    await player.click();
    const opener = page.getByRole('region', { name: 'Odhrán Kilvarney' }).getByRole('button', { name: 'Trophy Room' });
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(shelf(page, 'Trophies')).toBeVisible();
    await room(page).getByRole('button', { name: 'Close' }).focus();
    await page.keyboard.press('Tab');
    await expect(shelf(page, 'Trophies').getByRole('button').first()).toBeFocused();
    const card = room(page).getByRole('dialog', { name: 'Monthly Medal' });
    await expect(card).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(card).toHaveCount(0);
    await expect(room(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(room(page)).toHaveCount(0);
    await expect(opener).toBeFocused();
    await expect(player).toHaveAttribute('aria-expanded', 'true');
  },
);

test('a call that fails leaves its part empty, not the room, and can be made again', async ({ page, site }) => {
  await page.route('**/api/trophies/*', (route) => route.fulfill({ status: 500, body: 'oops' }));
  await openRoom(page, 14);
  await expect(shelf(page, 'Badges')).toBeVisible();
  await expect(shelf(page, 'Trophies')).toHaveCount(0);
  await expect(room(page).getByText('Some of this room isn’t available right now.')).toBeVisible();
  expect(site.console.filter((line) => line.includes('GET /api/trophies/14 failed'))).toHaveLength(1);
  await page.unroute('**/api/trophies/*');
  await room(page).getByRole('button', { name: 'Try again' }).click();
  await expect(shelf(page, 'Trophies').first()).toBeVisible();
  await expect(room(page).getByText('Some of this room isn’t available right now.')).toHaveCount(0);
});

test('the things of a player who was left do not show in the next room', async ({ page }) => {
  const release = await hold(page, '**/api/trophies/14');
  await openRoom(page, 14);
  const player = room(page).getByRole('combobox', { name: 'Player' });
  await player.click();
  await player.fill('jem');
  await room(page).getByRole('option', { name: 'Jem Thornquill' }).first().click();
  await expect(shelf(page, 'Trophies').getByRole('button')).toHaveCount(3);
  release();
  await page.unrouteAll({ behavior: 'wait' });
  await expect(room(page).getByRole('heading', { level: 2 })).toHaveText('Jem Thornquill');
  await expect(shelf(page, 'Trophies').getByRole('button')).toHaveCount(3);
});

test('more things than fit beside each other are all there, and all in view', ON_CHANGE, async ({ page }) => {
  const many = (count: number, make: (id: number) => object) =>
    Array.from({ length: count }, (_, index) => make(index + 1));
  const long = 'A Name That Goes On For Sixty Characters And Then A Bit Longer';
  await answer(
    page,
    'trophies/14',
    many(30, (id) => ({ id, name: `Cup ${id}`, trophy_path: '/images/trophies/cup.svg', horizontal: id % 7 === 0 })),
  );
  await answer(
    page,
    'achievements/14',
    many(40, (id) => ({ badge_id: id, badge_name: `Badge ${id}`, image_path: null })),
  );
  await answer(
    page,
    'items/14',
    many(25, (id) => ({ id, name: `Item ${id}`, path: '/images/items/none.svg' })),
  );
  await answer(page, 'cabinet/players', [{ id: 14, name: long, has_achievement: true }]);
  await openRoom(page, 14);
  await expect(shelf(page, 'Trophies').getByRole('button')).toHaveCount(30);
  await expect(shelf(page, 'Badges').getByRole('button')).toHaveCount(40);
  await expect(shelf(page, 'Trophies').getByRole('button', { name: 'Cup 30' })).toBeInViewport();
  expect(await outside(shelf(page, 'Trophies'))).toEqual([]);
  expect(await outside(shelf(page, 'Badges'))).toEqual([]);
  await room(page).getByRole('button', { name: 'Right drawer' }).click();
  await expect(shelf(page, 'Items in the right drawer').getByRole('button')).toHaveCount(21);
  await expect.poll(() => outside(shelf(page, 'Items in the right drawer'))).toEqual([]);
  const plaque = await room(page).getByRole('heading', { level: 2 }).boundingBox();
  expect(plaque?.width).toBeLessThan(500);
});

test('on a small screen everything stands where it can be seen', async ({ page }) => {
  await openRoom(page, 14);
  await expect(shelf(page, 'Trophies').getByRole('button').first()).toBeVisible();
  for (const name of ['Left drawer', 'Right drawer']) await room(page).getByRole('button', { name }).click();
  for (const [width, height] of [
    [375, 812],
    [320, 640],
    [720, 500],
  ] as const) {
    await page.setViewportSize({ width, height });
    // The current number: another size has other shelves.
    await expect.poll(() => outside(room(page).getByRole('list')), { message: `${width} × ${height}` }).toEqual([]);
  }
});

for (const [width, height] of [
  [320, 256],
  [667, 375],
] as const) {
  test(
    `in a window of ${width} × ${height} the cabinet is as wide as in a high one, and the room scrolls`,
    ON_CHANGE,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 1000 });
      await openRoom(page, 14);
      const plaque = room(page).getByRole('heading', { level: 2 });
      const cabinet = room(page).locator('[aria-busy]');
      const { width: wide } = await boxOf(cabinet);
      await page.setViewportSize({ width, height });
      await expect.poll(async () => (await boxOf(cabinet)).width).toBeGreaterThan(wide - 20);
      expect(await plaque.evaluate((name) => name.scrollHeight - name.clientHeight)).toBe(0);
      const drawer = room(page).getByRole('button', { name: 'Left drawer' });
      await drawer.scrollIntoViewIfNeeded();
      await expect(drawer).toBeInViewport({ ratio: 1 });
    },
  );
}

test(
  'the brass has room for a name, also in a browser whose letters are twice as large',
  ON_CHANGE,
  async ({ page }) => {
    for (const width of [375, 720]) {
      await page.setViewportSize({ width, height: 1100 });
      await openRoom(page, 14);
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
      const plaque = room(page).getByRole('heading', { level: 2 });
      await expect.poll(() => plaque.evaluate((name) => name.scrollHeight - name.clientHeight), `${width} px`).toBe(0);
    }
  },
);

test('badges of one name say which is which', async ({ page }) => {
  await openRoom(page, 1);
  const leaders = room(page).getByRole('button', { name: 'Course Leader' });
  await expect(leaders).toHaveCount(7);
  await expect(leaders.nth(0)).toHaveAccessibleDescription(/ leads St Andrews Links from the Black tees/);
  await expect(leaders.nth(1)).toHaveAccessibleDescription(/ leads Carnoustie Golf Links from the Green tees/);
  // A button of a single kind needs only its name; its card follows.
  await expect(room(page).getByRole('button', { name: 'Ten Courses' })).toHaveAccessibleDescription('');
});

test('hostile descriptions are harmless', async ({ page, site }) => {
  const description =
    '<b>Won</b><img src=x onerror="document.title=\'owned\'"><a href="javascript:alert(1)">bad</a>' +
    '<a href="https://golf.test" target="_blank">good</a><form><form><button formaction="javascript:alert(1)">x</button></form></form>';
  await answer(page, 'trophies/14', [{ id: 1, name: 'Cup', trophy_path: '/images/trophies/cup.svg', description }]);
  await openRoom(page, 14);
  await shelf(page, 'Trophies').getByRole('button', { name: 'Cup' }).click();
  const card = room(page).getByRole('dialog', { name: 'Cup' });
  await expect(card.getByText('Won')).toBeVisible();
  await expect(card.locator('img, form, [onerror]')).toHaveCount(0);
  await expect(card.getByText('bad')).not.toHaveAttribute('href');
  await expect(card.getByRole('link', { name: 'good' })).toHaveAttribute('rel', 'noopener noreferrer');
  await expect(page).not.toHaveTitle('owned');
  // The browser may report the refused handler while it parses the HTML.
  expect(site.console.filter((line) => !line.includes('Content Security Policy'))).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true });

  test('two shelves of each, cards on a tap, and the tall cabinet', ON_CHANGE, async ({ page }) => {
    await openRoom(page, 14);
    await expect(room(page).locator('img[src$="oak-mobile.svg"]')).toBeVisible();
    await expect(shelf(page, 'Trophies').getByRole('button')).toHaveCount(4);
    await expect(shelf(page, 'More trophies').getByRole('button')).toHaveCount(9);
    await expect(shelf(page, 'Badges').getByRole('button')).toHaveCount(4);
    await shelf(page, 'Trophies').getByRole('button').first().tap();
    await expect(room(page).getByRole('dialog', { name: 'Monthly Medal' })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });
});

for (const { size, viewport } of SIZES) {
  test(`the room is accessible, with a card and with the overlay open, ${size}`, ON_CHANGE, async ({ page }) => {
    await page.setViewportSize(viewport);
    // The page behind the room is inert, and checked elsewhere.
    const dialog = 'dialog[open]';
    await openRoom(page, 4);
    await expectAccessible(page, 'the room', dialog);
    await shelf(page, 'Trophies').getByRole('button').first().click();
    await expect(room(page).getByRole('dialog')).toBeVisible();
    await expectAccessible(page, 'a card', dialog);
    await page.keyboard.press('Escape');
    await room(page).getByRole('button', { name: 'Left drawer' }).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await expectAccessible(page, 'the overlay', dialog);
  });
}

test('the link to a room can be copied, and leads there', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openRoom(page, 1);
  await room(page).getByRole('button', { name: 'Copy the link to this room' }).click();
  await expect(room(page).getByText('Link copied')).toBeVisible();
  await page.goto(await page.evaluate(() => navigator.clipboard.readText()));
  await expect(room(page).getByRole('heading', { level: 2 })).toHaveText('Élodie Vasselin');
});
