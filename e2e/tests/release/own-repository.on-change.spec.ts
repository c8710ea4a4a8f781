import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { foundTeam, type Team } from '../../support/own-repository.ts';
import { copyStore } from '../../support/release-store.ts';
import { expect, test as base } from '../../support/test.ts';

/* A team without this project: an empty folder, and the output of "npm run pack". */

const test = base.extend<object, { team: Team }>({
  team: [
    async ({}, use) => {
      const team = await foundTeam();
      await use(team);
      await team.remove();
    },
    { scope: 'worker', timeout: 480_000 },
  ],
});

// Serial: site and folder take half a minute to set up.
test.describe.configure({ mode: 'default' });

/** Path of golf-remote, for a folder that has not installed it. */
const program = (team: Team) => join(team.folder, 'node_modules/.bin/golf-remote');

/**
 * @promise Releases: A remote is created, tested, built and released from an empty folder and one package, without this
 * project
 */
test('a remote from an empty folder and one package is on the site, without a restart', async ({ page, team }) => {
  const { site } = team;
  await page.goto(`${site.address}/scorecards`);
  await expect(page.getByRole('alert')).toContainText('Scorecards');

  await team.reword('src/Scorecards.tsx', '<h1>Scorecards</h1>', '<h1>The cards of the season</h1>');
  for (const script of ['types', 'test']) {
    const { ok, text } = await team.run('npm', ['run', script]);
    expect(ok, text).toBe(true);
  }
  const released = await team.run('npm', ['run', 'release', '--', '-m', 'Every card of the season'], {
    releases: team.store.folder,
  });
  expect(released.text).toMatch(/mfe-scorecards 1\.0\.0-[0-9a-f]{10} is live: [\d.]+ kB to download/);
  expect(released.text).toContain('It has NOT been tried in a browser');

  await expect
    .poll(async () => (await page.request.get(`${site.address}/scorecards`)).text())
    .toContain('The cards of the season');
  await page.goto(`${site.address}/scorecards`);
  await expect(page.getByRole('heading', { name: 'The cards of the season' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Carnoustie' })).toBeVisible();
  // It uses the page's React and platform: it is hydrated, and there is one of each.
  await expect(page.locator('[data-boundary="mfe-scorecards/Scorecards"][data-hydrated]')).toBeAttached();
  expect(await page.evaluate(() => performance.getEntriesByName('golf:platform').length)).toBe(1);
  await page.goto(`${site.address}/changes`);
  await expect(page.getByText('Every card of the season')).toBeVisible();
});

/** @promise Releases: A remote is created, … */
test('a release built as a folder is ingested and tried by the site', async ({ team }) => {
  const built = await team.run('npm', ['run', 'build']);
  expect(built.ok, built.text).toBe(true);
  const [, version = ''] = /dist\/(\S+) is mfe-scorecards/.exec(built.text) ?? [];
  const sent = join(team.store.folder, 'mfe-scorecards', version);
  await cp(join(team.folder, 'dist', version), sent, { recursive: true });
  const { ok, text } = await team.releaseAtSite(`mfe-scorecards@${version}`, '--store-only');
  expect(ok, text).toBe(true);
  expect(text).toContain('Trying it in a browser …');
});

test('it is developed alone, with the data of a site that runs', async ({ page, team }) => {
  const alone = await team.develop();
  try {
    await page.goto(alone.address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const courses = page.getByRole('list').filter({ hasText: 'Carnoustie' });
    await expect(courses).toBeVisible();
    // Its own style sheet and the site's are loaded.
    await expect(courses).toHaveCSS('display', 'grid');
    await expect(page.locator('body')).toHaveCSS('margin', '0px');
  } finally {
    await alone.stop();
  }
});

test('what the site does not share of a library is refused before anybody misses it', async ({ team }) => {
  const [file, importsOne, importsTwo] = [
    'src/Scorecards.tsx',
    'import { useQuery }',
    'import { useMutation, useQuery }',
  ];
  await team.reword(file, importsOne, importsTwo);
  try {
    const { ok, text } = await team.run('npm', ['run', 'build']);
    expect(ok).toBe(false);
    expect(text).toContain('The site does not share useMutation of @tanstack/react-query; it shares QueryClient');
  } finally {
    await team.reword(file, importsTwo, importsOne);
  }
});

/** @promise Releases: A remote is created, … */
test("a shell without the package's exports refuses it, and the live release stays", async ({ team }) => {
  const older = await copyStore();
  try {
    const { ok, text } = await team.run('npm', ['run', 'release', '--', '-m', 'Too early'], {
      releases: older.folder,
    });
    expect(ok).toBe(false);
    expect(text).toMatch(/Refused. The live releases stay live:\s+mfe-scorecards \S+ was built with platform/);
    expect(text).toContain("+ 'mfe-scorecards/Scorecards': NoProps;");
    expect(await older.liveVersion('mfe-scorecards')).toBe('');
  } finally {
    await older.remove();
  }
});

test('what cannot be done is said in a sentence', async ({ team }) => {
  const empty = await mkdtemp(join(tmpdir(), 'golf-empty-'));
  try {
    const said = async (args: string[], options: { cwd?: string; releases?: string } = {}) => {
      const { ok, text } = await team.run(program(team), args, options);
      expect(ok, text).toBe(false);
      return text;
    };
    expect(await said(['build'], { cwd: empty })).toContain('is not the folder of a remote: it has no package.json.');
    expect(await said(['new', 'mfe-handbags'], { cwd: empty })).toContain('has no page at /handbags');
    expect(await said(['new', 'mfe-scorecards'])).toContain('There is a file tsconfig.json');
    await writeFile(join(empty, 'vite.config.ts'), '');
    await writeFile(join(empty, 'package.json'), '{');
    expect(await said(['build'], { cwd: empty })).toContain('package.json cannot be read');
    await writeFile(join(empty, 'package.json'), '{ "name": "mfe-handbags", "version": "1.0.0" }');
    expect(await said(['build'], { cwd: empty })).toContain('the site has no such remote; it has mfe-leaderboard');
    const release = ['release', '-m', 'Cards'];
    expect(await said(release)).toContain('RELEASES_DIR is not set');
    expect(await said(release, { releases: join(empty, 'none') })).toContain('There is no folder');
    await mkdir(join(empty, 'releases'));
    expect(await said(release, { releases: join(empty, 'releases') })).toContain('has no shell that is live');
    expect(await said(['release'], { releases: team.store.folder })).toContain('Say what it changes, for visitors');
  } finally {
    await rm(empty, { recursive: true, force: true });
  }
});
