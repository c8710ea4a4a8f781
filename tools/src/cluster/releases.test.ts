import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readPointer } from '@golf/release-store';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startLoad } from './load.ts';
import { Cluster, RELEASES } from './testing/cluster.ts';

/* Two servers with a shared release store. A release runs on any machine with the folder. */

const RELEASE = 'tools/src/cli/release.ts';
const ROLLBACK = 'tools/src/cli/rollback.ts';
/** Time until every server shows a release, in milliseconds, on a busy machine. */
const SHOWN = 10_000;

/**
 * Publishes another version of a live release.
 * @returns its version
 */
async function publishAgain(releases: string, app: string, version: string): Promise<string> {
  const { version: live = '' } = readPointer(releases)[app] ?? {};
  await cp(join(releases, app, live), join(releases, app, version), { recursive: true });
  const description = join(releases, app, version, 'release.json');
  await writeFile(description, (await readFile(description, 'utf8')).replace(`"${live}"`, `"${version}"`));
  return `${app}@${version}`;
}

describe.skipIf(RELEASES === undefined)('servers that share a release store', () => {
  const releases = RELEASES ?? '';
  let site: Cluster;

  const release = async (named: string, ...more: string[]) =>
    expect(await site.run(RELEASE, named, '--skip-smoke', ...more)).toMatchObject({ code: 0 });
  /** Waits until the pages of every server have these versions. */
  const showEverywhere = (...versions: string[]) =>
    vi.waitUntil(
      async () => (await site.pages('/')).every((page) => versions.every((version) => page.includes(`"${version}"`))),
      { timeout: SHOWN, interval: 20 },
    );

  beforeAll(async () => {
    site = await Cluster.create();
  }, 120_000);

  afterAll(() => site.stop(), 60_000);

  test('start on one database and one store', async () => {
    await site.importNamed('Ed Oak');
    site.servers = await Promise.all([site.start(), site.start()]);
    expect(await site.names()).toEqual(['Ed Oak', 'Ed Oak']);
  }, 120_000);

  /** @promise Data: Every server shows releases made at once, during an import, or rolled back from another machine */
  test('show both of two releases that are made at once from two machines', async () => {
    const named = [
      await publishAgain(releases, 'mfe-courses', '9.0.0-a'),
      await publishAgain(releases, 'mfe-trophy-room', '9.0.0-b'),
      await publishAgain(releases, 'mfe-articles', '9.0.0-c'),
    ];
    const load = startLoad(site.addresses);
    await Promise.all(named.map((each) => release(each)));
    await showEverywhere('9.0.0-a', '9.0.0-b', '9.0.0-c');
    expect(await load.stop()).toMatchObject({ wrong: [], refused: 0 });
  }, 120_000);

  /** @promise Data: Every server shows releases … */
  test('show a release while an import is under way, and afterwards both', async () => {
    const named = await publishAgain(releases, 'mfe-courses', '9.0.1-a');
    const load = startLoad(site.addresses);
    const { promise: mayEnd, resolve: letEnd } = Promise.withResolvers<void>();
    const { promise: isHeld, resolve: holds } = Promise.withResolvers<void>();
    // An import locks this row before it writes.
    const holding = site.database.transaction().execute(async (transaction) => {
      await transaction.selectFrom('meta').select('id').forUpdate().execute();
      holds();
      await mayEnd;
    });
    await isHeld;
    const importing = site.importNamed('Ed Fig');
    await release(named);
    await showEverywhere('9.0.1-a');
    expect(await site.names()).toEqual(['Ed Oak', 'Ed Oak']);
    letEnd();
    await Promise.all([holding, importing]);
    await vi.waitUntil(async () => (await site.names()).every((name) => name === 'Ed Fig'), { timeout: SHOWN });
    await showEverywhere('9.0.1-a');
    expect(await load.stop()).toMatchObject({ wrong: [], refused: 0 });
  }, 120_000);

  /** @promise Data: Every server shows releases … */
  test('end a trial together, whichever machine rolls it back', async () => {
    const everyones = readPointer(releases)['mfe-courses']?.version;
    const named = await publishAgain(releases, 'mfe-courses', '9.0.2-a');
    await release(named, '--share', '50');
    const onTrial = async () => {
      const pages = await Promise.all(
        site.addresses().map((address) => fetch(address, { headers: { cookie: 'trial-bucket=0' } })),
      );
      return pages.map((page) => page.headers.get('cache-control'));
    };
    await vi.waitUntil(async () => (await onTrial()).every((control) => control?.startsWith('private')), {
      timeout: SHOWN,
    });
    expect(await site.run(ROLLBACK, 'mfe-courses')).toMatchObject({ code: 0 });
    await vi.waitUntil(async () => (await onTrial()).every((control) => control?.startsWith('public')), {
      timeout: SHOWN,
    });
    expect(readPointer(releases)['mfe-courses']).toMatchObject({
      version: everyones,
      rolledBack: expect.arrayContaining([expect.objectContaining({ version: '9.0.2-a' })]) as unknown,
    });
  }, 120_000);
});
