import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PROJECT_ROOT } from '@golf/node-kit/project-root';
import { REMOTES } from '@golf/shared/platform/contract';
import { preview } from 'vite';
import { copiesOn } from '../../support/copies.ts';
import { INSTALL, outside, packInto } from '../../support/own-repository.ts';
import { expect, test } from '../../support/test.ts';

/* A plain Vite + React site (e2e/second-host, docs/second-host.md) mounts a remote of this site. */

const ROOT = join(import.meta.dirname, '../../second-host');

const RUNTIME = '@module-federation/runtime@2.9.1';

/** Builds the second host outside of this project, from the packed package, and serves it. */
async function secondHost() {
  const folder = await mkdtemp(join(tmpdir(), 'golf-second-host-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    const root = join(folder, 'club');
    await cp(ROOT, root, { recursive: true });
    await outside('npm', [...INSTALL, await packInto(folder), RUNTIME], root);
    process.env.GOLF_SITE = process.env.SITE;
    await outside('npx', ['vite', 'build'], root);
    const server = await preview({ root, preview: { port: 0, host: 'localhost' } });
    const [address = ''] = server.resolvedUrls?.local ?? [];
    const close = async () => {
      await server.close();
      await remove();
    };
    return { address, close };
  } catch (error) {
    await remove();
    throw error;
  }
}

interface Federation {
  moduleInfo: Record<string, object>;
  __INSTANCES__: {
    registerRemotes(remotes: { name: string; entry: string }[]): void;
    loadRemote(id: string): Promise<{ default?: unknown } | null>;
  }[];
}

/** Loads a module of each remote. Runs in the page. @returns the remotes in the runtime's register */
async function loadAll([site, apps]: readonly [string, readonly string[]]): Promise<string[]> {
  const { __FEDERATION__: federation } = globalThis as unknown as { __FEDERATION__: Federation };
  const [host] = federation.__INSTANCES__;
  for (const name of apps) {
    const entry = `${site}/releases/${name}/mf-manifest.json`;
    const { exposes } = (await (await fetch(entry)).json()) as { exposes: { name: string }[] };
    host?.registerRemotes([{ name, entry }]);
    const module = await host?.loadRemote(`${name}/${exposes[0]?.name}`);
    if (!module?.default) throw new Error(`${name} does not load`);
  }
  return apps.filter((name) => Object.keys(federation.moduleInfo).some((key) => key.startsWith(`${name}:`)));
}

test('docs/second-host.md shows the code that is tested', async () => {
  const docs = await readFile(join(PROJECT_ROOT, 'docs/second-host.md'), 'utf8');
  for (const file of ['src/remotes.ts', 'src/main.tsx', 'vite.config.ts'])
    expect(docs).toContain(await readFile(join(ROOT, file), 'utf8'));
  expect(docs).toContain(RUNTIME);
});

/** @promise Releases: A plain Vite + React site mounts a remote from the store by its manifest, with one React */
test('a site of another origin mounts the calculator', async ({ page, site }) => {
  test.setTimeout(180_000); // npm installs 71 packages.
  const host = await secondHost();
  try {
    await page.goto(host.address);
    await expect(page.getByRole('heading', { level: 1, name: 'A golf club' })).toBeVisible();
    await page.getByLabel('Course Rating').fill('72');
    await page.getByLabel('Slope Rating').fill('113');
    await page.getByLabel('Score', { exact: true }).fill('82');
    await page.getByRole('button', { name: 'Submit Score' }).click();
    await expect(page.getByRole('table', { name: 'Handicap History' }).getByText('10.0')).toBeVisible();
    expect(await copiesOn(page)).toEqual({ react: 1, platforms: 1 });
    // Every remote loads by its manifest, and the register that Module Federation's devtools read lists them all.
    expect(await page.evaluate(loadAll, [process.env.SITE ?? '', Object.keys(REMOTES)] as const)).toEqual(
      Object.keys(REMOTES),
    );
    expect(site.console).toEqual([]);
  } finally {
    await host.close();
  }
});
