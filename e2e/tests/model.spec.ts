import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runSite, type RunningSite } from '@golf/tools/run-site';
import * as fc from 'fast-check';
import { finish } from '../support/kill.ts';
import { drawGolfers, writeDataSet } from '../support/model/data-set.ts';
import { checkCourse } from '../support/model/course.ts';
import { recordReadings } from '../support/model/glass.ts';
import { PLAIN, type View } from '../support/model/table.ts';
import { drawnCase, Visitor, type Case } from '../support/model/visitor.ts';
import { expect, test } from '../support/test.ts';

/* Compares the rendered tables with a naive model of the specification. MODEL_SEED repeats a run. */

const SEED = Number(process.env.MODEL_SEED ?? Math.floor(Math.random() * 2 ** 31));
/** How many cases are drawn for each data set, beside those that are always tried. */
const CASES = 13;
/** Players, and whether some of them have no handicap. Odd and even, below and above the rows of a first screen and of a long table. */
const SETS = [
  [1, false],
  [2, true],
  [16, true],
  [17, false],
  [18, true],
  [37, false],
  [48, false],
  [61, false],
  [150, true],
  [151, true],
] as const;

/** Data sets whose course is looked at, too: with few rounds, with some hundred, and with more than the page carries. */
const WITH_COURSE = new Set([1, 2, 17, 61]);

for (const [count, withNone] of SETS) {
  test(`the leaderboard of ${count} players is that of the model`, async ({ site, page }) => {
    const folder = await mkdtemp(join(tmpdir(), 'golf-model-'));
    const golfers = drawGolfers(count, withNone, SEED + count);
    const env = { DATABASE_PATH: join(folder, 'golf.sqlite') };
    let server: RunningSite | undefined;
    const hint = `MODEL_SEED=${SEED}`;
    try {
      await writeDataSet(join(folder, 'data'), golfers);
      await finish({ program: 'database/src/cli/data.ts', args: ['import', join(folder, 'data')], env });
      server = await runSite(env, 'serve');
      const { address } = server;
      // A server that has just started leaves its first page to the browser.
      await expect.poll(async () => (await page.request.get(address)).text()).toContain('data-row=');
      await recordReadings(page);
      const visitor = new Visitor(site, address, golfers);
      const hidden = golfers.at(-1)?.id ?? 1;
      const plain = { does: 'open', saved: PLAIN, view: PLAIN, wish: null } as const;
      const turned: View = { ...PLAIN, sort: 'asc' };
      const always: Case[] = [
        { ...plain, view: turned },
        { ...plain, saved: turned },
        { ...plain, saved: { ...PLAIN, players: [1] }, wish: hidden },
        { does: 'press early', saved: PLAIN, row: null },
        { does: 'go back' },
        { does: 'press early', saved: PLAIN, row: 1 },
        // The reload brings the open row back, and the page shows it closed at first.
        { does: 'press early', saved: PLAIN, row: 1, again: true },
      ];
      const cases = [...always, ...fc.sample(drawnCase(golfers), { seed: SEED + count, numRuns: CASES })];
      for (const [index, step] of cases.entries())
        await test
          .step(`${index}. ${JSON.stringify(step)}`, () => visitor.do(step))
          .catch((error: unknown) => {
            throw new Error(`Case ${index}, ${JSON.stringify(step)}; ${hint} repeats the run`, { cause: error });
          });
      if (WITH_COURSE.has(count)) await test.step('the course', () => checkCourse(page, address, golfers));
      expect(site.console.filter((line) => /uncaught|hydrat/i.test(line))).toEqual([]);
    } finally {
      await server?.stop();
      await rm(folder, { recursive: true, force: true });
    }
  });
}
