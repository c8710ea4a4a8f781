import { readFileSync } from 'node:fs';
import { devices, type Browser, type Page } from '@playwright/test';
import axe from 'axe-core';
import { sideways } from '../support/pages.ts';
import { expect, test as base } from '../support/test.ts';
import { spaceText } from '../support/text-spacing.ts';
import { brokenWords, wordsInTheWay } from '../support/words.ts';

interface Index {
  entries: Record<string, unknown>;
}

const ids = Object.keys((JSON.parse(readFileSync(process.env.STORIES ?? '', 'utf8')) as Index).entries);

/** Stories that a check skips, with the reason. */
const WITHOUT_WORDS: Record<string, string> = {
  'shared-ui-copylink--refused': 'an address that is copied by hand may break anywhere',
  'calculator--result': 'its result sticks to the top, below a header that a story has not',
  'calculator--with-history': 'its result sticks to the top, below a header that a story has not',
  'calculator--rank-unknown': 'its result sticks to the top, below a header that a story has not',
  'calculator--world-handicap-system': 'its result sticks to the top, below a header that a story has not',
  'leaderboard--row-open': 'the margin of the page gives it the room that spaced letters need',
  'leaderboard--filter-open': 'the open filter lies over the rows',
  'leaderboard-detail-playerdetail--rounds': 'its column heads stick below a header that a story has not',
};
const WITHOUT_AXE: Record<string, string> = {
  'shared-ui-videocard--scores': 'on the site it stands on the white of a card, which the red of its score is for',
};

/** One page per worker: a new one would fetch and compile the gallery again, half of a story's time. */
const test = base.extend<object, { story: Page; largeStory: Page }>({
  story: [async ({ browser }, use) => use(await newStoryPage(browser, axe.source)), { scope: 'worker' }],
  largeStory: [async ({ largeBrowser }, use) => use(await newStoryPage(largeBrowser)), { scope: 'worker' }],
});

/** @param script runs first in each story */
async function newStoryPage(browser: Browser, script = ''): Promise<Page> {
  const context = await browser.newContext({ ...devices['Desktop Chrome'], locale: 'en-GB', reducedMotion: 'reduce' });
  await context.addInitScript(`localStorage.clear();${script}`);
  return context.newPage();
}

async function openStory(page: Page, id: string): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`${process.env.GALLERY}iframe.html?id=${id}`);
  await page.locator('body.sb-show-main').waitFor();
  // The gallery's own margin would make a page narrower than the window.
  await page.addStyleTag({ content: '.sb-main-padded { padding: 0 !important }' });
  await page.evaluate(() => document.fonts.ready);
}

/** At each width every word is whole, none overlaps another, and nothing scrolls sideways. */
async function expectWholeWords(page: Page, widths: readonly number[], spacing: string): Promise<void> {
  for (const width of widths) {
    // High enough to load everything that loads on scroll.
    await page.setViewportSize({ width, height: 6000 });
    const where = `${spacing}, ${width} px`;
    await expect.poll(() => brokenWords(page.locator('body')), where).toEqual([]);
    await expect.poll(() => wordsInTheWay(page.locator('body')), where).toEqual([]);
    // Tolerance: a page's edge hides one pixel, a story has no edge.
    await expect.poll(() => sideways(page), where).toBeLessThanOrEqual(1);
  }
}

/** WCAG 2.2, levels A and AA. Axe's best practices are about whole pages. */
async function expectNoViolation(page: Page): Promise<void> {
  for (const theme of ['light', 'dark']) {
    const found = await page.evaluate(async (chosen) => {
      document.documentElement.setAttribute('data-theme', chosen);
      // During a fade the contrast is not final.
      const timed = document.getAnimations().filter(({ timeline }) => timeline === document.timeline);
      await Promise.all(timed.map((animation) => animation.finished.catch(() => {})));
      const runOnly = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
      const { violations } = await window.axe.run({ runOnly, resultTypes: ['violations'], preload: false });
      return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
    }, theme);
    expect(found, theme).toEqual([]);
  }
}

for (const id of ids) {
  const noWords = WITHOUT_WORDS[id];
  const noAxe = WITHOUT_AXE[id];

  const words = noWords ? `words left out, ${noWords}` : 'words are whole at every width';
  const colours = noAxe ? `axe left out, ${noAxe}` : 'axe finds nothing in both themes';
  test(`${id}: ${words}; ${colours}`, async ({ story: page }) => {
    await openStory(page, id);
    if (!noAxe) await expectNoViolation(page);
    if (noWords) return;
    await expectWholeWords(page, [1280, 720, 375, 320], 'plain');
    await spaceText(page);
    await expectWholeWords(page, [320], 'spaced');
  });

  test(`${id}, on a phone with letters of twice the size: ${words}`, async ({ largeStory: page }) => {
    test.skip(noWords !== undefined);
    await openStory(page, id);
    await expectWholeWords(page, [375], 'large');
  });
}
