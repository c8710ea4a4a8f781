import type { Page } from '@playwright/test';
import type { Line } from './table.ts';

declare global {
  interface Window {
    /** Ids of visible rows, one entry per order that was on the screen; "" for none. */
    readings?: string[];
  }
}

/** A visible row of the leaderboard. */
interface ReadLine extends Line {
  /** Index among all rows of the table, from 0. */
  index: number;
  /** Whether the figure has the colour of plus handicaps. */
  isPlusColour: boolean;
}

/** Records the visible rows in each frame. Starts ahead of the page's scripts. */
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

/** Orders shown since the last call, including the current one. */
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
  /** Player of the open row, with details right below it. */
  open: number | null;
}

/** Visible lines, from top to bottom. */
export const readTable = (page: Page): Promise<Reading> =>
  page.evaluate(() => {
    const table = document.querySelector('[aria-label="Handicap Leaderboard"]');
    const top = (element: Element) => element.getBoundingClientRect().top;
    // Rows below the first screen may lack layout.
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

/** Rows of an open player's "Rounds": the video, with "*" for counting rounds, or the separator. */
export const readRounds = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('[aria-label="Rounds"] tbody tr')].map((row) => {
      const [video] = row.querySelector('th')?.textContent.match(/Video \d+\./) ?? ['separator'];
      return `${video}${row.querySelector('[aria-label="counts"]') ? '*' : ''}`;
    }),
  );

/** Rows of a course's "Leaderboard": the video of each round, and "--" between tees. */
export const readCourse = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('[aria-label="Leaderboard"] tbody')].flatMap((tees, index) => [
      ...(index > 0 ? ['--'] : []),
      ...[...tees.querySelectorAll('tr')].flatMap((row) => row.textContent.match(/Video \d+\./)?.[0] ?? []),
    ]),
  );
