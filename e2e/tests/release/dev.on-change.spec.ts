import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { freePort } from '@golf/tools/ports';
import { checkOut } from '../../support/checkout.ts';
import { runOwnSite } from '../../support/own-site.ts';
import { expect, test } from '../../support/test.ts';

const DEV = join(import.meta.dirname, '../../../tools/src/cli/dev.ts');

/** Runs a development command until `use` has finished with its address. */
async function develop(args: string[], use: (address: string) => Promise<void>): Promise<void> {
  const port = await freePort();
  const child = spawn(process.execPath, [DEV, ...args], {
    env: { ...process.env, PORT: String(port), DATABASE_PATH: join(process.env.SITE_DATA ?? '', 'golf.sqlite') },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said = Promise.all([text(child.stdout), text(child.stderr)]);
  try {
    const address = `http://localhost:${port}`;
    const isUp = () =>
      fetch(address).then(
        (response) => response.ok,
        () => false,
      );
    await expect.poll(isUp, { timeout: 60_000 }).toBe(true);
    await use(address);
  } finally {
    child.kill('SIGTERM');
    await test.info().attach('what it said', { body: (await said).join('\n') });
  }
}

test('one remote from source and the others from their builds make one site', async ({ page }) => {
  await develop(['mfe-courses'], async (address) => {
    await page.goto(`${address}/courses`);
    await expect(page.getByRole('article', { name: 'Pebble Beach Golf Links' })).toBeVisible({ timeout: 60_000 });
    // The shell's modules from source reach the browsers' default limit of 250 timing entries.
    await page.addInitScript(() => performance.setResourceTimingBufferSize(2000));
    await page.goto(address);
    await expect(page.getByRole('table', { name: 'Handicap Leaderboard' })).toBeVisible();
    // The server's table: the remote's code loads later.
    const sources = () => page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    await expect.poll(sources).toContainEqual(expect.stringContaining('/releases/mfe-leaderboard/'));
  });
});

test('remotes from source share one copy, and the page names its remote', async ({ page }) => {
  await develop([], async (address) => {
    await page.goto(`${address}/courses`);
    await expect(page.locator('link[rel=modulepreload]')).toHaveAttribute('href', '/dev/mfe-courses/remoteEntry.js');
    await expect(page.getByRole('article', { name: 'Pebble Beach Golf Links' })).toBeVisible({ timeout: 60_000 });
    const sources = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    const [fromShell, fromRemote] = [/\/@fs\/.*\/shared\/src\/ui\//, /\/dev\/mfe-courses\/.*\/shared\/src\//];
    expect(sources).toContainEqual(expect.stringMatching(fromShell));
    expect(sources).not.toContainEqual(expect.stringMatching(fromRemote));
  });
});

test('a port in use is reported in a sentence', async () => {
  const other = createServer().listen(0, 'localhost');
  await once(other, 'listening');
  // Cast: a listening server has an address with a port.
  const { port } = other.address() as AddressInfo;
  const child = spawn(process.execPath, [DEV], { env: { ...process.env, PORT: String(port) } });
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  other.close();
  expect(code).toBe(1);
  expect(said).toBe(`Port ${port} is taken: end the program that uses it, or choose another with PORT=${port + 1}.\n`);
});

test('a remote runs alone, with the platform around it', async ({ page }) => {
  await develop(['--alone', 'mfe-courses'], async (address) => {
    await page.goto(address);
    await expect(page.getByRole('article', { name: 'Pebble Beach Golf Links' })).toBeVisible({ timeout: 60_000 });
    await expect(page.getByRole('button', { name: 'Menu' })).toHaveCount(0);
  });
});

/** @promise Releases: A remote from source on a deployed site follows each saved file, without a reload */
test('a remote from source is laid over a deployed site, and follows saved files without a reload', async ({
  site,
  page,
}) => {
  const own = await runOwnSite({ LOCAL_PREVIEWS: 'true' });
  const team = await checkOut('mfe-courses');
  const port = await freePort();
  const preview = spawn(
    process.execPath,
    ['tools/src/cli/preview.ts', 'mfe-courses', '--site', own.address, '--port', String(port)],
    { cwd: team.folder, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  const said = [text(preview.stdout), text(preview.stderr)];
  try {
    const address = `${own.address}/?preview=mfe-courses@http://localhost:${port}`;
    const isUp = () =>
      fetch(`http://localhost:${port}/remoteEntry.js`).then(
        (response) => response.ok,
        () => false,
      );
    await expect.poll(isUp, { timeout: 60_000 }).toBe(true);
    await page.goto(address);
    await expect(page.getByRole('complementary', { name: 'Preview' })).toContainText(`http://localhost:${port}`);
    await site.go('Course Leaderboards');
    const main = page.getByRole('main');
    const course = page.getByRole('article', { name: 'Pebble Beach Golf Links' });
    await expect(course).toBeVisible({ timeout: 60_000 });
    await page.evaluate(() => document.documentElement.setAttribute('data-kept', ''));

    const component = 'mfe-courses/src/index/CourseIndex.tsx';
    await team.reword(component, 'Best round, to par', 'Lowest round, to par');
    await expect(main.getByText('Lowest round, to par').first()).toBeVisible();
    await team.append('mfe-courses/src/index/CourseIndex.module.css', '.head { letter-spacing: 7px }');
    await expect(main.getByText('Lowest round, to par').first()).toHaveCSS('letter-spacing', '7px');

    // A file that does not parse changes nothing, and the next save is shown.
    await team.reword(component, 'Lowest round, to par', 'Lowest {');
    await expect.poll(() => site.console.join()).toContain('CourseIndex.tsx');
    await expect(main.getByText('Lowest round, to par').first()).toBeVisible();
    await team.reword(component, 'Lowest {', 'Best of all');
    await expect(main.getByText('Best of all').first()).toBeVisible();

    // A component that throws costs its slot, until the next save.
    await team.reword(component, '<span>Best of all</span>', '<span>{undefinedName.length}</span>');
    await expect(main.getByRole('alert')).toContainText('Course Leaderboards could not be shown.');
    await team.reword(component, '<span>{undefinedName.length}</span>', '<span>Best again</span>');
    await expect(main.getByText('Best again').first()).toBeVisible();
    await expect(page.locator('html[data-kept]')).toHaveCount(1);
  } finally {
    preview.kill('SIGTERM');
    await test.info().attach('what it said', { body: (await Promise.all(said)).join('\n') });
    await team.remove();
    await own.stop();
  }
});
