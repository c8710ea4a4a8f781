import { SCRIPTS, type EnginePromise } from '../promise.ts';
import type { Visitor } from '../visitor.ts';

const dark = (visitor: Visitor) => visitor.get('button', 'Dark theme');
const isDark = (visitor: Visitor) =>
  visitor.until(() => visitor.evaluate(() => document.documentElement.dataset.theme === 'dark'), 'a page that is dark');

const dialogs = ['About', 'Settings', 'Contact'].map((name): EnginePromise => ({
  name: `${name} opens by keyboard, takes the focus, and gives it back on Escape`,
  async run(visitor) {
    await visitor.visit('/privacy');
    await visitor.get('button', name).focus();
    await visitor.press('Enter');
    const dialog = visitor.get('dialog', name);
    await dialog.is();
    const isInside = () =>
      visitor.evaluate(
        () => document.activeElement?.closest('dialog') !== null || document.activeElement === document.body,
      );
    await visitor.until(isInside, 'the focus in the dialog');
    for (let step = 0; step < 6; step += 1) {
      await visitor.press('Tab');
      await visitor.until(isInside, 'the focus to stay in the dialog');
    }
    await visitor.press('Escape');
    await dialog.gone();
    await visitor.get('button', name).hasFocus();
  },
}));

/** Whether an explanation is open, and within the window. */
const isExplained = (visitor: Visitor) =>
  visitor.evaluate(() => {
    const box = document.querySelector('span:popover-open')?.getBoundingClientRect();
    return box !== undefined && box.left >= 0 && box.right <= innerWidth && box.top >= 0 && box.bottom <= innerHeight;
  });

export const around: readonly EnginePromise[] = [
  ...dialogs,
  {
    name: 'a word of golf explains itself on a press, also in a dialog, and Escape closes it',
    async run(visitor) {
      await visitor.visit('/courses/1-st-andrews-links-old-course');
      await visitor.get('button', 'Course rating').click();
      await visitor.until(() => isExplained(visitor), 'the explanation');
      await visitor.press('Escape');
      await visitor.until(async () => !(await isExplained(visitor)), 'no explanation');
      await visitor.get('button', 'About').click();
      await visitor.get('dialog', 'About').get('button', 'differential').click();
      await visitor.until(() => isExplained(visitor), 'the explanation in the dialog');
    },
  },
  {
    name: 'a dialog closes by its X, too',
    async run(visitor) {
      await visitor.visit('/');
      await visitor.get('button', 'About').click();
      await visitor.get('dialog', 'About').get('button', 'Close').click();
      await visitor.get('dialog', 'About').gone();
    },
  },
  {
    name: 'the bell counts, its panel lists the updates, and Escape closes it',
    async run(visitor) {
      await visitor.visit('/privacy');
      const bell = visitor.get('button', 'Notifications…');
      await bell.is(({ text }) => /\d/.test(text), 'to count');
      await bell.click();
      const panel = visitor.get('region', 'Recent Updates');
      await panel.get('listitem').is(({ count }) => count >= 10, 'of ten updates');
      await bell.is(({ text }) => text === '', 'to count nothing any more');
      await visitor.press('Escape');
      await panel.gone();
    },
  },
  {
    name: 'a score among the updates opens its player',
    async run(visitor) {
      await visitor.visit('/courses');
      await visitor.get('button', 'Notifications…').click();
      const panel = visitor.get('region', 'Recent Updates');
      await panel.get('listitem').is();
      await visitor.evaluate(() => {
        const score = document.querySelector<HTMLElement>('[data-event^="notification-player"]');
        score?.scrollIntoView({ block: 'center' });
        score?.click();
      });
      await visitor.isAt('/');
      await visitor.get('table', 'Rounds').is();
    },
  },
  {
    name: 'the bell that is pressed before the script fills its panel once it has come',
    async run(visitor) {
      const letCome = visitor.way.hold(SCRIPTS);
      await visitor.open('/privacy');
      await visitor.get('button', 'Notifications…').click();
      const panel = visitor.get('region', 'Recent Updates');
      await panel.is();
      letCome();
      await panel.get('listitem').is();
    },
  },
  {
    name: 'the theme that was chosen holds on the next page, before a script has come',
    async run(visitor) {
      await visitor.visit('/');
      await dark(visitor).click();
      await isDark(visitor);
      const letCome = visitor.way.hold(SCRIPTS);
      await visitor.open('/articles');
      await isDark(visitor);
      letCome();
      await dark(visitor).hasState('pressed', 'true');
    },
  },
  {
    name: 'the menu leads through all pages, each with its title',
    async run(visitor) {
      await visitor.visit('/');
      for (const [link, path, title] of [
        ['Course Leaderboards', '/courses', 'Course Leaderboards · Golf Handicaps'],
        ['Articles', '/articles', 'Articles · Golf Handicaps'],
        ['Handicap Leaderboard', '/', 'YouTube Golf Handicaps'],
      ] as const) {
        await visitor.go(link);
        await visitor.isAt(path);
        await visitor.until(() => visitor.evaluate((title) => document.title === title, title), `the title "${title}"`);
      }
    },
  },
];
