import { findBrowser } from '../browser/find-browser.ts';
import { measureDev } from '../bench/dev.ts';
import { endure } from '../bench/endurance.ts';
import { measureImportVisibility } from '../bench/import-visibility.ts';
import { line, measureLeaderboard, type Line } from '../bench/leaderboard.ts';
import { measureLoad } from '../bench/load/measure-load.ts';
import { BUILDS, MEASURES, median, ratiosOf, worseThan } from '../bench/load/ratios.ts';
import type { Visit } from '../bench/load/visit.ts';
import { measureNextPages } from '../bench/next-page.ts';
import { scriptSizeToFirstRow } from '../bench/script-size.ts';
import { measureProcesses, measureServer } from '../bench/server/measure-server.ts';
import { startSiteOfMany } from '../bench/site-of-many.ts';
import { readBudgets } from '../release/budgets-file.ts';

/*
 * npm run bench -- endurance [minutes]: whether the site withstands mixed load while its render worker is killed
 * repeatedly: all answers correct, memory constant. Default: 30 minutes.
 *
 * npm run bench -- import: delay until visitors see an import, while 300 unknown addresses are requested.
 *
 * npm run bench -- load [visits]: delay of a first visit on a slow phone until rows are visible and one can be opened,
 * compared with one bundle of the same sources. Default: 7 visits each. Fails if a ratio exceeds budgets.json by more
 * than 10 %. Run it on an otherwise idle machine.
 *
 * npm run bench -- next [visits]: delay until the next page is visible, after the pointer has rested on its link, on a
 * slow machine. Default: 9 visits.
 *
 * npm run bench -- server [players …]: requests per second, compared with a bare node:http that sends the same bytes.
 * Default: 48, 1,000 and 10,000 players.
 *
 * npm run bench -- processes [players]: cost of a request with CLUSTER=2 compared with one process. Default: 1,000
 * players.
 *
 * npm run bench -- dev: delay until the first page of `npm run dev` is visible, and until a changed file is. It changes
 * files of the project and restores them.
 *
 * npm run bench: response times of the leaderboard with 10,000 players on a slow machine. Measures the built site,
 * prints a table, and exits. The budgets are goals, not a test: results depend on the other load of the machine.
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

async function runEndurance(minutes: number): Promise<void> {
  const { wrong, memory, ...counts } = await endure(minutes * 60_000, console.log);
  const megabytes = (value: number) => `${value.toFixed(0)} MB`;
  console.table({
    ...counts,
    'wrong answers': [...wrong.values()].reduce((sum, count) => sum + count, 0),
    'memory, first fifth': megabytes(memory.first),
    'memory, last fifth': megabytes(memory.last),
    'memory, highest': megabytes(memory.highest),
  });
  for (const [problem, count] of wrong) console.log(`${count} × ${problem}`);
  if (wrong.size > 0) process.exitCode = 1;
}

async function runImport(): Promise<void> {
  const { onThePage, inTheApi } = await measureImportVisibility();
  print([line('on the page', onThePage, 1000), line('in the API', inTheApi, 1000)]);
}

async function runLoad(count: number): Promise<void> {
  const visits = await measureLoad(count);
  const names = Object.keys(MEASURES) as (keyof Visit)[]; // MEASURES has one entry for each.
  const cell = (values: number[], name: keyof Visit) => {
    const unit = name === 'bytes' || name === 'scriptBytes' ? 1000 : 1;
    const [from, middle, to] = [Math.min(...values), median(values), Math.max(...values)].map((value) =>
      (value / unit).toFixed(0),
    );
    return from === to ? middle : `${middle} (${from}–${to})`;
  };
  console.table(
    Object.fromEntries(
      BUILDS.map((build) => [
        build,
        Object.fromEntries(
          names.map((name) => [
            MEASURES[name],
            cell(
              visits[build].map((visit) => visit[name]),
              name,
            ),
          ]),
        ),
      ]),
    ),
  );
  const { load } = readBudgets();
  const ratios = ratiosOf(visits);
  console.table(
    Object.fromEntries(
      Object.entries(ratios).map(([name, ratio]) => [
        name,
        { ratio: ratio.toFixed(2), budget: (load as Record<string, number>)[name] },
      ]),
    ),
  );
  for (const sentence of worseThan(load, ratios)) {
    console.log(sentence);
    process.exitCode = 1;
  }
}

async function runServer(counts: readonly number[]): Promise<void> {
  const rows: Record<string, string | number>[] = [];
  for (const players of counts) {
    for (const { path, bytes, site, bare } of await measureServer(players, console.log)) {
      rows.push({
        players,
        path,
        bytes,
        'a second': Math.round(site.rate),
        'p99, ms': site.p99,
        'work, µs': Math.round(site.work),
        ...(bare && {
          'bare, a second': Math.round(bare.rate),
          'bare p99, ms': bare.p99,
          '÷ bare': (site.rate / bare.rate).toFixed(2),
          'bare work ÷ work': (bare.work / site.work).toFixed(2),
        }),
      });
    }
  }
  console.table(rows);
}

async function runProcesses(players: number): Promise<void> {
  const rows = await measureProcesses(players, console.log);
  console.table(
    rows.map(({ path, one, two }) => ({
      path,
      'one process, µs': one.toFixed(1),
      'two, µs': two.toFixed(1),
      'two do': `${((2 * one) / two).toFixed(2)} × one`,
    })),
  );
}

async function runNext(count: number): Promise<void> {
  findBrowser();
  const site = await startSiteOfMany(48);
  try {
    print(await measureNextPages(site.address, count));
  } finally {
    await site.stop();
  }
}

async function runDev(): Promise<void> {
  const found = Object.entries(await measureDev(console.log));
  console.table(
    found.map(([of, times]) => ({
      of,
      'median, ms': Math.round(median(times)),
      'worst, ms': Math.round(Math.max(...times)),
    })),
  );
}

async function runLeaderboard(): Promise<void> {
  findBrowser(); // Fails first if no browser is installed.
  const site = await startSiteOfMany(PLAYERS);
  try {
    const lines = await measureLeaderboard(site.address);
    print([...lines, line('scripts to the first row', [scriptSizeToFirstRow() / 1000], 150, 'kB')]);
  } finally {
    await site.stop();
  }
}

const [what, ...counts] = process.argv.slice(2);
const [count] = counts;
if (what === 'endurance') await runEndurance(Number(count ?? 30));
else if (what === 'load') await runLoad(Number(count ?? 7));
else if (what === 'next') await runNext(Number(count ?? 9));
else if (what === 'import') await runImport();
else if (what === 'dev') await runDev();
else if (what === 'processes') await runProcesses(Number(count ?? 1000));
else if (what === 'server') await runServer(counts.length > 0 ? counts.map(Number) : [48, 1000, PLAYERS]);
else await runLeaderboard();
