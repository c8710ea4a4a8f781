import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { BROWSER_ARGUMENTS, findBrowser } from '../../browser/find-browser.ts';
import { runSite } from '../../browser/run-site.ts';
import { buildOneBundle } from './one-bundle.ts';
import { BUILDS, type Build, type Visits } from './ratios.ts';
import { serveBundle } from './serve-bundle.ts';
import { visit, type Visit } from './visit.ts';

/** Visits the builds in turn, so that other load of the machine affects all of them alike. */
async function visitInTurn(addresses: Record<Build, string>, count: number): Promise<Visits> {
  const visits: Record<Build, Visit[]> = { composed: [], 'one bundle, rendered': [], 'one bundle, hydrated': [] };
  const browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_ARGUMENTS });
  try {
    for (let at = 0; at < count; at++) {
      for (const build of BUILDS) visits[build].push(await visit(browser, addresses[build]));
      process.stderr.write('.');
    }
  } finally {
    await browser.close();
    process.stderr.write('\n');
  }
  return visits;
}

/**
 * Visits the built site with the demo data, and a single bundle of the same sources.
 * @param count visits per build
 */
export async function measureLoad(count: number): Promise<Visits> {
  findBrowser(); // Fails before the build if no browser is installed.
  await using cleanup = new AsyncDisposableStack();
  const folder = await mkdtemp(join(tmpdir(), 'golf-load-'));
  cleanup.defer(() => rm(folder, { recursive: true, force: true }));
  const bundle = join(folder, 'bundle');
  await buildOneBundle(bundle);
  const site = await runSite({ DATABASE_PATH: join(folder, 'golf.sqlite') });
  cleanup.defer(() => site.stop());
  const { rendered, hydrated } = await serveBundle(bundle, site.address);
  cleanup.defer(() => rendered.stop());
  cleanup.defer(() => hydrated.stop());
  // Awaited, as the servers stop when this function returns.
  return await visitInTurn(
    { composed: site.address, 'one bundle, rendered': rendered.address, 'one bundle, hydrated': hydrated.address },
    count,
  );
}
