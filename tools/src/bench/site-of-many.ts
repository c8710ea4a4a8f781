import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '@golf/database/open';
import { runSite, type RunningSite } from '../browser/run-site.ts';

const DATA = join(import.meta.dirname, '../cli/data.ts');

function data(args: string[], env: Record<string, string> = {}): void {
  const { status } = spawnSync(process.execPath, [DATA, ...args], {
    env: { ...process.env, ...env },
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error(`"npm run data -- ${args.join(' ')}" failed`);
}

export interface SiteOfMany extends RunningSite {
  /** Changes the data version, as an import does, so that no cached answer is served any more. */
  outdate(): Promise<void>;
}

/** The built site with many generated players, always the same ones, in a folder that is removed on stop. */
export async function startSiteOfMany(players: number): Promise<SiteOfMany> {
  const folder = await mkdtemp(join(tmpdir(), 'golf-bench-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    const env = { DATABASE_PATH: join(folder, 'golf.sqlite') };
    const files = join(folder, 'files');
    data(['generate', '--players', String(players), '--seed', '1', files]);
    data(['import', files], env);
    const site = await runSite(env);
    const stop = async () => {
      await site.stop();
      await remove();
    };
    const outdate = async () => {
      const database = await openDatabase(env.DATABASE_PATH);
      await database
        .updateTable('meta')
        .set({ data_version: randomBytes(8).toString('hex') })
        .execute();
      await database.destroy();
    };
    return { ...site, outdate, stop };
  } catch (error) {
    await remove();
    throw error;
  }
}
