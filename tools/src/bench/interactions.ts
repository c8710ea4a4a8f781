import type { Locator, Page } from '@playwright/test';
import { timeToNextPaint } from './next-paint.ts';

/** An interaction on a fresh page, measured in milliseconds to the next paint. */
export interface Interaction {
  name: string;
  measure: (page: Page) => Promise<number>;
}

/** Presses at the target's position, without Playwright's own polling in between. */
async function pressOn(page: Page, target: Locator): Promise<() => Promise<void>> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error(`There is nothing to press: ${String(target)}`);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  // The pointer rests there first, as a real one does, so that prefetches are done.
  await page.mouse.move(x, y);
  await page.waitForLoadState('networkidle');
  return () => page.mouse.click(x, y);
}

async function press(page: Page, target: Locator): Promise<number> {
  return timeToNextPaint(page, await pressOn(page, target));
}

/** Time of the slowest key of a word. */
async function type(page: Page, field: Locator, word: string): Promise<number> {
  await field.focus();
  let slowest = 0;
  for (const key of word) {
    slowest = Math.max(slowest, await timeToNextPaint(page, () => page.keyboard.press(key)));
  }
  return slowest;
}

const button = (page: Page, name: string) =>
  page.getByRole('table', { name: 'Handicap Leaderboard' }).getByRole('button', { name, exact: true });

async function openFilter(page: Page): Promise<void> {
  await button(page, 'Player').click();
  await page.getByRole('searchbox').waitFor();
}

const option = (page: Page) => page.getByRole('dialog').getByRole('listitem').nth(1).getByRole('checkbox');

export const INTERACTIONS: Interaction[] = [
  { name: 'expand a row', measure: (page) => press(page, page.locator('[data-row]').getByRole('button').nth(2)) },
  { name: 'turn the table round', measure: (page) => press(page, button(page, 'Pos')) },
  { name: 'open a filter', measure: (page) => press(page, button(page, 'Player')) },
  {
    name: 'tick one of 10,000',
    measure: async (page) => {
      await openFilter(page);
      return press(page, option(page));
    },
  },
  {
    name: 'untick it',
    measure: async (page) => {
      await openFilter(page);
      await option(page).click();
      return press(page, option(page));
    },
  },
  {
    name: "tick 'All'",
    measure: async (page) => {
      await openFilter(page);
      return press(page, page.getByRole('checkbox', { name: 'All' }));
    },
  },
  {
    name: 'type in a filter, slowest key',
    measure: async (page) => {
      await openFilter(page);
      return type(page, page.getByRole('searchbox'), 'ander');
    },
  },
  {
    name: 'type in "Find a player", slowest key',
    measure: (page) => type(page, page.getByLabel('Find a player'), 'ander'),
  },
];
