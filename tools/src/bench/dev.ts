import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { PROJECT_ROOT } from '@golf/node-kit/project-root';
import { chromium, type Page } from '@playwright/test';
import { freePort } from '../ports.ts';
import { BROWSER_ARGUMENTS, findBrowser } from '../browser/find-browser.ts';

/** Time limit for each step, in milliseconds. */
const PATIENCE = 60_000;
const TIMES = 5;

const DEV = join(PROJECT_ROOT, 'tools/src/cli/dev.ts');

/** A change of a file, and a check that it is visible. The file is restored afterwards. */
interface Change {
  what: string;
  file: string;
  from: string;
  /** @param turn makes each change different */
  to: (turn: number) => string;
  isShown: (page: Page, turn: number) => Promise<unknown>;
}

const waitFor = (page: Page, look: (turn: number) => boolean, turn: number) =>
  page.waitForFunction(look, turn, { polling: 'raf', timeout: PATIENCE });

const CHANGES: readonly Change[] = [
  {
    what: 'a component',
    file: 'mfe-courses/src/Toolbar.tsx',
    from: "'Filter Courses'",
    to: (turn) => `'Filter Courses ${turn}'`,
    isShown: (page, turn) =>
      waitFor(page, (n) => document.querySelector('main')?.textContent.includes(`Filter Courses ${n}`) ?? false, turn),
  },
  {
    what: 'a component of shared',
    file: 'shared/src/ui/Button.tsx',
    from: '<button {...props}',
    to: (turn) => `<button data-turn="${turn}" {...props}`,
    isShown: (page, turn) =>
      waitFor(page, (n) => document.querySelector(`main article button[data-turn="${n}"]`) !== null, turn),
  },
  {
    what: 'a function of shared',
    file: 'shared/src/format/score.ts',
    from: '`+${overPar}`',
    to: (turn) => `\`${'+'.repeat(turn + 1)}\${overPar}\``,
    isShown: (page, turn) =>
      waitFor(page, (n) => document.querySelector('main')?.textContent.includes('+'.repeat(n + 1)) ?? false, turn),
  },
  {
    what: 'a style',
    file: 'mfe-courses/src/Toolbar.module.css',
    from: '.count {',
    to: (turn) => `.count {\n  outline: ${turn + 1}px solid;`,
    isShown: (page, turn) =>
      waitFor(
        page,
        (n) => {
          const count = document.querySelector('p[class*=count]');
          return count !== null && getComputedStyle(count).outlineWidth === `${n + 1}px`;
        },
        turn,
      ),
  },
  {
    what: 'the server',
    file: 'server/src/api/send-answer.ts',
    from: 'reply.code(answer.status)',
    to: (turn) => `reply.header('x-turn', '${turn}').code(answer.status)`,
    async isShown(page, turn) {
      const ask = () => page.request.get('/api/total-shots').catch(() => null);
      while ((await ask())?.headers()['x-turn'] !== String(turn)) await page.waitForTimeout(20);
    },
  },
];

/** Runs `npm run dev` while `work` uses its address. */
async function develop<T>(work: (address: string) => Promise<T>): Promise<T> {
  const port = await freePort();
  const child = spawn(process.execPath, [DEV], { env: { ...process.env, PORT: String(port) }, stdio: 'ignore' });
  try {
    return await work(`http://localhost:${port}`);
  } finally {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  }
}

/** Opens a page once the dev server responds, and waits for the list of courses. */
async function openPage(page: Page, address: string): Promise<void> {
  const isThere = () =>
    fetch(address).then(
      ({ ok }) => ok,
      () => false,
    );
  for (const end = Date.now() + PATIENCE; !(await isThere()); await wait(20)) {
    if (Date.now() > end) throw new Error(`The page is not there after ${PATIENCE / 1000} s`);
  }
  await page.goto('/courses', { waitUntil: 'commit' });
  await page.getByRole('article').first().waitFor({ timeout: PATIENCE });
}

/** Milliseconds from writing the file until the page shows the change. */
async function measureChange(page: Page, { file, from, to, isShown }: Change): Promise<number[]> {
  const path = join(PROJECT_ROOT, file);
  const before = await readFile(path, 'utf8');
  if (!before.includes(from)) throw new Error(`${file} has no "${from}" any more: change the bench.`);
  const times: number[] = [];
  try {
    for (let turn = 1; turn <= TIMES; turn += 1) {
      const started = performance.now();
      await writeFile(path, before.replace(from, to(turn)));
      await isShown(page, turn);
      times.push(performance.now() - started);
      // File watchers merge two changes within one tick.
      await page.waitForTimeout(300);
    }
  } finally {
    await writeFile(path, before);
  }
  return times;
}

/**
 * Measures `npm run dev`: time to the first page, and time until a changed file is visible. It changes files of the
 * project and restores them.
 * @returns milliseconds by measurement
 */
export async function measureDev(say: (line: string) => void): Promise<Record<string, number[]>> {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_ARGUMENTS });
  try {
    const starts: number[] = [];
    const found: Record<string, number[]> = {};
    // The first run fills the cache.
    for (let turn = 0; turn <= 3; turn += 1) {
      say(`npm run dev, for the ${turn + 1}. time`);
      const started = performance.now();
      await develop(async (address) => {
        const page = await browser.newPage({ baseURL: address });
        await openPage(page, address);
        if (turn > 0) starts.push(performance.now() - started);
        if (turn < 3) return;
        for (const change of CHANGES) {
          say(change.what);
          found[change.what] = await measureChange(page, change);
        }
      });
    }
    return { 'the first page': starts, ...found };
  } finally {
    await browser.close();
  }
}
