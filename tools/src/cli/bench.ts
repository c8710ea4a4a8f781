import { findBrowser } from '../browser/find-browser.ts';
import { line, measureLeaderboard, type Line } from '../bench/leaderboard.ts';
import { scriptSizeToFirstRow } from '../bench/script-size.ts';
import { startSiteOfMany } from '../bench/site-of-many.ts';

/*
 * npm run bench: how fast the leaderboard of 10,000 players answers on a slow machine. Measures the built site, prints
 * a table, ends by itself. The budgets are goals, not a test: what a machine measures depends on what else it does.
 */

const PLAYERS = 10_000;

function print(lines: readonly Line[]): void {
  const number = (value: number, unit: Line['unit']) => (unit === '' ? value.toFixed(3) : value.toFixed(0));
  console.table(
    Object.fromEntries(
      lines.map(({ what, median, worst, budget, unit }) => [
        what,
        { median: number(median, unit), worst: number(worst, unit), budget: budget ?? '', unit },
      ]),
    ),
  );
}

findBrowser(); // Before anything else: without one there is nothing to wait for.
const site = await startSiteOfMany(PLAYERS);
try {
  const lines = await measureLeaderboard(site.address);
  print([...lines, line('scripts to the first row', [scriptSizeToFirstRow() / 1000], 150, 'kB')]);
} finally {
  await site.stop();
}
