import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { migrateDatabase, openDatabase, type Database } from '@golf/database/open';
import { PROJECT_ROOT } from '@golf/node-kit/project-root';
import { cableTo, changed, writeFixture, type Cable } from '@golf/database/testing';
import { expect } from 'vitest';
import { runSite, type RunningSite } from '../../browser/run-site.ts';
import { startPostgres, type OwnPostgres } from '../../postgres/own-postgres.ts';

/** Release store of the test's servers. Unset: not run by `npm run test:cluster`. */
export const RELEASES = process.env['CLUSTER_RELEASES'];

const CLICK = { trackId: 'visit', timestamp: '2026-02-03T04:05:06.789Z', playerId: null, scoreId: null };

/** Exit code and output of a command. */
interface Ended {
  code: number | null;
  output: string;
}

/** Servers of one site, one PostgreSQL, and the connection between them. */
export class Cluster {
  readonly postgres: OwnPostgres;
  /** Address of the database, past the cable. */
  readonly place: string;
  readonly cable: Cable;
  readonly database: Database;
  servers: RunningSite[] = [];
  readonly #images = join(RELEASES ?? '', '../cluster-images');

  private constructor(postgres: OwnPostgres, place: string, cable: Cable, database: Database) {
    this.postgres = postgres;
    this.place = place;
    this.cable = cable;
    this.database = database;
  }

  /** @param disk folder of the database; default: that of PostgreSQL's other data */
  static async create(disk?: string): Promise<Cluster> {
    const postgres = await startPostgres();
    const place = await postgres.createDatabase('golf', disk);
    await migrateDatabase(place);
    return new Cluster(postgres, place, await cableTo(place), await openDatabase(place));
  }

  async stop(): Promise<void> {
    await Promise.all(this.servers.map(({ stop }) => stop()));
    await this.database.destroy();
    await this.cable.cut();
    await this.postgres.stop();
  }

  start(more: Record<string, string> = {}): Promise<RunningSite> {
    const env = { DATABASE_URL: this.cable.place, IMAGES_DIR: this.#images, RELEASES_DIR: RELEASES ?? '', LOG: 'text' };
    return runSite({ ...env, ...more }, 'serve');
  }

  readonly addresses = () => this.servers.map(({ address }) => address);

  /** Runs a command of the project, as an operator on one of the machines. */
  async run(program: string, ...args: string[]): Promise<Ended> {
    const child = spawn(process.execPath, [join(PROJECT_ROOT, program), ...args], {
      env: {
        ...process.env,
        DATABASE_URL: this.place,
        IMAGES_DIR: this.#images,
        RELEASES_DIR: RELEASES ?? '',
        PICTURE_ORIGINS: 'https://pictures.example',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += String(text)));
    const [code] = (await once(child, 'close')) as [number | null]; // Arguments of "close".
    return { code, output };
  }

  readonly import = (folder: string) => this.run('database/src/cli/data.ts', 'import', '--allow-shrink', folder);

  /** Imports a few players; the fifth has this name. */
  async importNamed(name: string): Promise<void> {
    const { code, output } = await this.import(await writeFixture(changed('players.csv', 'Ed Elm', name)));
    expect(code, output).toBe(0);
  }

  /** Name of the fifth player on each server. */
  readonly names = () =>
    Promise.all(
      this.addresses().map(async (address) => {
        const players = (await (await fetch(`${address}/api/players`)).json()) as { name: string }[];
        return players[4]?.name;
      }),
    );

  /** Answer of each server to a path. */
  readonly statuses = async (path: string) => {
    const answers = await Promise.all(this.addresses().map(async (address) => fetch(address + path)));
    return answers.map(({ status }) => status);
  };

  readonly pages = (path: string) =>
    Promise.all(this.addresses().map(async (address) => (await fetch(address + path)).text()));

  async click(address: string): Promise<void> {
    const answer = await fetch(`${address}/api/log-click`, {
      method: 'POST',
      body: JSON.stringify(CLICK),
      headers: { 'content-type': 'application/json' },
    });
    expect(answer.status).toBe(204);
  }

  /** Number of written clicks. */
  readonly clicks = async () => (await this.database.selectFrom('click_log').select('id').execute()).length;
}
