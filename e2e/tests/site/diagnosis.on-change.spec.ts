import { faultsOf, recordPage, sentenceOf } from '@golf/tools/inspect';
import type { Page, Route } from '@playwright/test';
import { component, FAULTS } from '../../support/broken-releases.ts';
import { showBuilt, test, type OwnSite } from '../../support/own-site.ts';
import { runCli, type HandmadeRelease } from '../../support/release-store.ts';
import { expect } from '../../support/test.ts';

/* `npm run inspect` names each planted fault: app, release, phase, owner, and the command that takes it back. */

test.describe.configure({ mode: 'default' });
test.beforeAll(({ own }) => showBuilt(own));

const OWNERS = { server: '@golf/operations', 'mfe-courses': '@golf/courses' };
/** A handmade release names no owner: that of owners.json. */
const COURSES = OWNERS['mfe-courses'];

interface Diagnosis {
  phase: string;
  app: string;
  release: string;
  owner: string;
  path?: string;
  press?: string;
}

async function expectDiagnosis(own: OwnSite, page: Page, { phase, app, release, owner, ...ways }: Diagnosis) {
  const record = await recordPage(page, own.address + (ways.path ?? '/courses'), { press: ways.press ?? true });
  const remedy =
    app === 'server'
      ? `\`curl ${own.address}/readyz\` says why.`
      : `\`npm run rollback -- ${app} --why "…"\` takes it back.`;
  const sentence = sentenceOf(record, OWNERS);
  const who = app === 'server' ? 'The server' : `${app} ${release}`;
  expect(sentence, JSON.stringify(faultsOf(record), null, 1)).toContain(`${who} fails at the phase "${phase}": `);
  expect(sentence).toContain(`Ask ${owner}; ${remedy}`);
  return record;
}

let made = 0;

/** Makes a handmade release of mfe-courses live and waits for its page. */
async function makeLive(own: OwnSite, page: Page, release: HandmadeRelease): Promise<string> {
  made += 1;
  const version = `9.1.${made}-handmade`;
  await own.store.publishCourses(version, release);
  await own.store.makeLive(version);
  await expect
    .poll(async () => await (await page.request.get(`${own.address}/courses`)).text())
    .toContain(`"version":"${version}"`);
  return version;
}

const garbage = (route: Route) =>
  route.fulfill({ contentType: 'text/javascript', body: '\u0000 ]]] not { javascript' });
const abort = (route: Route) => route.abort();
const never = () => new Promise<void>(() => {});
const PLAYER = { path: '/', press: 'Ada Thornquill' };

/** Faults between the browser and good releases. */
const ON_THE_WAY: Record<
  string,
  Partial<Diagnosis> & { phase: string; files: string; how: (route: Route) => unknown }
> = {
  'an entry that is garbage': { phase: 'script', files: '**/mfe-courses/**/remoteEntry*.js*', how: garbage },
  'an entry that never comes': { phase: 'script', files: '**/mfe-courses/**/remoteEntry*.js*', how: never },
  'a remote that is gone': {
    phase: 'script',
    app: 'mfe-leaderboard',
    path: '/',
    files: '**/mfe-leaderboard/**/*.js*',
    how: abort,
  },
  'a lost late part': {
    phase: 'late part',
    app: 'mfe-leaderboard',
    ...PLAYER,
    files: '**/PlayerDetail-*.js',
    how: abort,
  },
  'a late part that never comes': {
    phase: 'late part',
    app: 'mfe-leaderboard',
    ...PLAYER,
    files: '**/PlayerDetail-*.js',
    how: never,
  },
  'a lost style sheet': {
    phase: 'styles',
    app: 'mfe-leaderboard',
    ...PLAYER,
    files: '**/PlayerDetail-*.css',
    how: abort,
  },
  'a lost API': { phase: 'data', app: 'server', ...PLAYER, files: '**/api/*/*', how: abort },
  'an API that answers 500': {
    phase: 'data',
    app: 'server',
    ...PLAYER,
    files: '**/api/*/*',
    how: (route) => route.fulfill({ status: 500 }),
  },
  'an API that answers HTML': {
    phase: 'data',
    app: 'server',
    ...PLAYER,
    files: '**/api/*/*',
    how: (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
  },
  'an API that never answers': { phase: 'data', app: 'server', ...PLAYER, files: '**/api/*/*', how: never },
};

test('a page without a fault has none, and its record goes from the request to the first press', async ({
  own,
  page,
}) => {
  const record = await recordPage(page, `${own.address}/courses`);
  expect(sentenceOf(record, OWNERS)).toBe(
    `Nothing is wrong with ${own.address}/courses: every slot is interactive, and nothing failed.`,
  );
  expect(record).toMatchObject({
    status: 200,
    requestId: expect.stringMatching(/^\w{12}$/),
    leftToBrowser: [],
    slots: [
      { name: 'mfe-courses/Courses', state: 'alive', renderedIn: expect.any(Number), aliveAfter: expect.any(Number) },
    ],
    press: { on: expect.any(String) },
  });
  expect(record.serverTiming).toMatch(/^(?:courses\.Courses;dur=[\d.]+|kept;dur=\d+)$/);
  // The same page again is a kept one.
  expect((await page.request.get(`${own.address}/courses`)).headers()['server-timing']).toMatch(/^kept;dur=\d+$/);
});

for (const [what, { files, how, ...expected }] of Object.entries(ON_THE_WAY)) {
  test(`${what}, on the way to the browser, is named`, async ({ own, page }) => {
    const app = expected.app ?? 'mfe-courses';
    await page.route(files, (route) => how(route) as Promise<void>);
    const owner = app === 'server' ? OWNERS.server : app.replace('mfe-', '@golf/');
    await expectDiagnosis(own, page, { app, owner, release: await own.store.liveVersion(app), ...expected });
  });
}

for (const [what, { route, phase, said: _said, reloads: _reloads, ...release }] of Object.entries(FAULTS)) {
  /** @promise In operation: `npm run inspect` names the app, release, phase, owner and remedy of each planted fault */
  test(`a release with ${what} is named`, async ({ own, page }) => {
    const version = await makeLive(own, page, release);
    if (route) await page.route('**/mfe-courses/**/remoteEntry*.js*', route);
    await expectDiagnosis(own, page, { phase, app: 'mfe-courses', release: version, owner: COURSES });
  });
}

test('an error in an event handler is one of the first press', async ({ own, page }) => {
  const version = await makeLive(own, page, {
    entry: component("return React.createElement('button', { onClick() { throw new Error('no clubs'); } }, 'Swing');"),
  });
  await expectDiagnosis(own, page, { phase: 'first press', app: 'mfe-courses', release: version, owner: COURSES });
});

test('a slow event handler is named by the slot of its button', async ({ own, page }) => {
  const version = await makeLive(own, page, {
    entry: component(`return React.createElement('button', {
      onClick() { for (const end = performance.now() + 900; performance.now() < end; ); },
    }, 'Swing');`),
  });
  await expectDiagnosis(own, page, { phase: 'slow press', app: 'mfe-courses', release: version, owner: COURSES });
});

test('other HTML on the server than in the browser is a fault of the hydration', async ({ own, page }) => {
  const version = await makeLive(own, page, {
    entry: component("React.useId(); return React.createElement('p', null, 'From the browser');"),
    server: "export default function Courses() { return 'From the server'; }",
  });
  await expect
    .poll(async () => await (await page.request.get(`${own.address}/courses`)).text())
    .toContain('From the server');
  await expectDiagnosis(own, page, { phase: 'hydration', app: 'mfe-courses', release: version, owner: COURSES });
});

test('a module that fails on the server only is a fault of the rendering there', async ({ own, page }) => {
  const version = await makeLive(own, page, {
    entry: component("return React.createElement('p', null, 'From the browser');"),
    server: "export default function Courses() { throw new Error('no clubs'); }",
  });
  await expectDiagnosis(own, page, {
    phase: 'server render',
    app: 'mfe-courses',
    release: version,
    owner: COURSES,
  });

  // The command itself: its record ends with the sentence, and a fault fails it.
  const { ok, text } = await runCli('inspect', [`${own.address}/courses`, '--json'], {});
  expect(ok).toBe(false);
  const { sentence } = JSON.parse(text) as { sentence: string };
  expect(sentence).toBe(
    `mfe-courses ${version} fails at the phase "server render": the server cannot render mfe-courses/Courses. Ask ${COURSES}; \`npm run rollback -- mfe-courses --why "…"\` takes it back.`,
  );
});
