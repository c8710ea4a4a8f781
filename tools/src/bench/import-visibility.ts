import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { runSite } from '../browser/run-site.ts';

const DATA = join(import.meta.dirname, '../cli/data.ts');
const IMPORTS = 5;
/** Number of unknown addresses requested before each import, and again while it runs. */
const JUNK = 300;
/** Polling interval in milliseconds. */
const LOOK = 5;

async function data(args: string[], env: Record<string, string> = {}): Promise<void> {
  const child = spawn(process.execPath, [DATA, ...args], { env: { ...process.env, ...env }, stdio: 'ignore' });
  const [code] = (await once(child, 'exit')) as [number | null]; // Arguments of "exit".
  if (code !== 0) throw new Error(`"npm run data -- ${args.join(' ')}" failed`);
}

/** Addresses like those of scanners and broken links, different in each wave. */
function junk(wave: number): string[] {
  return Array.from({ length: JUNK }, (_, at) => {
    const name = `junk-${wave}-${at}`;
    return (
      [`/${name}`, `/articles/${name}`, `/courses/${name}`, `/%6a${name}/`, `/wp-admin/${name}.php`][at % 5] ?? '/'
    );
  });
}

const askAll = (address: string, paths: readonly string[]) =>
  Promise.all(paths.map(async (path) => (await fetch(address + path)).arrayBuffer()));

async function until(isSo: () => Promise<boolean> | boolean): Promise<number> {
  while (!(await isSo())) await pause(LOOK);
  return performance.now();
}

/** Milliseconds from the commit of an import until visitors see it, per import. */
export interface ImportVisibility {
  onThePage: number[];
  inTheApi: number[];
}

/** Imports two data sets alternately into a running site while unknown addresses are requested. */
export async function measureImportVisibility(players = 48): Promise<ImportVisibility> {
  const folder = await mkdtemp(join(tmpdir(), 'golf-bench-'));
  const file = join(folder, 'golf.sqlite');
  const env = { DATABASE_PATH: file, HOST: '127.0.0.1' };
  const sizes = [players, players - 1];
  for (const size of sizes) await data(['generate', '--players', String(size), join(folder, String(size))]);
  await data(['import', join(folder, String(players))], env);
  const site = await runSite(env, 'serve');
  const rows = async () => (await (await fetch(site.address)).text()).split('data-event="expand-player-').length - 1;
  const listed = async () => ((await (await fetch(`${site.address}/api/players`)).json()) as unknown[]).length;
  const database = new DatabaseSync(file, { readOnly: true });
  const version = () => database.prepare('select data_version from meta').get()?.['data_version'];
  const found: ImportVisibility = { onThePage: [], inTheApi: [] };
  try {
    await until(async () => (await rows()) === players);
    for (let time = 1; time <= IMPORTS; time += 1) {
      const size = sizes[time % 2] ?? players;
      await askAll(site.address, junk(2 * time));
      const before = version();
      const importing = data(['import', join(folder, String(size))], env);
      const asking = askAll(site.address, junk(2 * time + 1));
      const imported = await until(() => version() !== before);
      const [page, api] = await Promise.all([
        until(async () => (await rows()) === size),
        until(async () => (await listed()) === size),
      ]);
      found.onThePage.push(page - imported);
      found.inTheApi.push(api - imported);
      await Promise.all([importing, asking]);
    }
    return found;
  } finally {
    database.close();
    await site.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
