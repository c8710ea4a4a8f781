import type { Page } from '@playwright/test';
import type { Line } from './table.ts';

declare global {
  interface Window {
    /** Ids of the rows that could be read, one list for each order that was on the screen; "" while there were none. */
    readings?: string[];
  }
}

/** A row of the leaderboard as it is on the screen. */
interface ReadLine extends Line {
  /** Index among all rows of the table, 0 for the first. */
  index: number;
  /** Whether the figure has the colour of plus handicaps. */
  isPlusColour: boolean;
}

/** Notes in each frame which rows can be read, before the page's own scripts run and ever after. */
export async function recordReadings(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const readings: string[] = (window.readings = []);
    const read = () => {
      const rows = [...document.querySelectorAll<HTMLElement>('[aria-label="Handicap Leaderboard"] [data-row]')];
      const order = rows
        .filter((row) => row.checkVisibility({ visibilityProperty: true }))
        .map((row) => row.dataset.row)
        .join(' ');
      if (order !== readings.at(-1)) readings.push(order);
      requestAnimationFrame(read);
    };
    requestAnimationFrame(read);
  });
}

/** The orders that could be read since this was called last, and the one that still can. */
export const takeOrders = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    // Wait until the sampler has seen the current frame.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const readings = window.readings ?? [];
    const latest = readings.at(-1);
    return [...readings.splice(0, readings.length - 1), ...(latest === undefined ? [] : [latest])];
  });

export interface Reading {
  lines: ReadLine[];
  /** Rows of the whole table, drawn or not. */
  count: number;
  /** The player whose row is open, and whose details stand right below it. */
  open: number | null;
}

/** What a visitor reads, from top to bottom. */
export const readTable = (page: Page): Promise<Reading> =>
  page.evaluate(() => {
    const table = document.querySelector('[aria-label="Handicap Leaderboard"]');
    const top = (element: Element) => element.getBoundingClientRect().top;
    // Rows below the first screen may not be laid out yet.
    const rows = [...(table?.querySelectorAll<HTMLElement>('[data-row]') ?? [])].filter((row) => row.checkVisibility());
    const plus = document.createElement('span');
    plus.style.color = 'var(--accent)';
    table?.append(plus);
    const plusColour = getComputedStyle(plus).color;
    plus.remove();
    const lines = rows
      .toSorted((a, b) => top(a) - top(b))
      .map((row) => {
        const figure = row.querySelector('td:last-child');
        return {
          id: Number(row.dataset.row),
          index: Number(row.getAttribute('aria-rowindex')) - 2,
          position: row.querySelector('td:first-child > span')?.textContent ?? '?',
          name: row.querySelector('[role=button]')?.textContent ?? '?',
          handicap: figure?.querySelector('[aria-hidden]')?.textContent ?? '?',
          isPlusColour: figure !== null && getComputedStyle(figure).color === plusColour,
        };
      });
    const button = table?.querySelector('[aria-expanded=true][role=button]');
    const row = button?.closest<HTMLElement>('[data-row]');
    const details = row?.nextElementSibling;
    return {
      lines,
      count: Number(table?.getAttribute('aria-rowcount')) - 1,
      open: row && details?.querySelector(`#player-${row.dataset.row}`) ? Number(row.dataset.row) : null,
    };
  });

/** The rows of an open player's "Rounds": the video, with "*" where the round counts, or the separator. */
export const readRounds = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('[aria-label="Rounds"] tbody tr')].map((row) => {
      const [video] = row.querySelector('th')?.textContent.match(/Video \d+\./) ?? ['separator'];
      return `${video}${row.querySelector('[aria-label="counts"]') ? '*' : ''}`;
    }),
  );

/** The rows of a course's "Leaderboard": the video of each round, and "--" where the tees change. */
export const readCourse = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('[aria-label="Leaderboard"] tbody')].flatMap((tees, index) => [
      ...(index > 0 ? ['--'] : []),
      ...[...tees.querySelectorAll('tr')].flatMap((row) => row.textContent.match(/Video \d+\./)?.[0] ?? []),
    ]),
  );
