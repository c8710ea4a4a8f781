import { ALL_PAGES } from '@golf/shared/pages';
import { expect, type Page } from '@playwright/test';

/** One address of each page in the table of pages, which a new page joins by its entry. */
export const SITE_PAGES = ALL_PAGES.flatMap(({ route, page: { path, address, example } }) =>
  // A dialog over the home page: trophy-room's own tests open it.
  route === 'trophyRoom' ? [] : [address ? address(example) : path],
);

/** Pages of every kind, with states that their addresses open. */
export const PAGES = [
  ...SITE_PAGES,
  '/?expand=14',
  '/courses/6',
  '/articles/misconceptions-golf-handicaps',
  '/articles/youtubers-vs-the-hardest-golf-courses',
  '/nowhere',
];

async function openDialog(page: Page, name: string) {
  const button = page.getByRole('button', { name, exact: true });
  // On a phone it is in the menu.
  if (!(await button.isVisible())) await page.getByRole('button', { name: 'Menu' }).click();
  await button.click();
}

/** Panels and dialogs over any page. `openPanel` is the selector of an open one. */
export const PANELS: Record<string, (page: Page) => Promise<void>> = {
  'the menu': (page) => page.getByRole('button', { name: 'Menu' }).click(),
  'the notifications': async (page) => {
    await page.getByRole('button', { name: /^Notifications/ }).click();
    await expect(page.getByRole('button', { name: 'Load More' })).toBeAttached();
  },
  About: (page) => openDialog(page, 'About'),
  Settings: (page) => openDialog(page, 'Settings'),
  Contact: (page) => openDialog(page, 'Contact'),
};

/** The open panel or dialog. */
export const openPanel = (page: Page) => page.locator('[popover]:popover-open, dialog[open]');

/** Horizontal scroll range of the page in pixels. */
export const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
