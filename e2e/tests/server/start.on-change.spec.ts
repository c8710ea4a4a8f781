import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { runSite } from '@golf/tools/run-site';
import { expect, test } from '../../support/test.ts';

const DATA = join(import.meta.dirname, '../../../tools/src/cli/data.ts');

const runData = (args: string[], env: Record<string, string>) =>
  promisify(execFile)(process.execPath, [DATA, ...args], { env: { ...process.env, ...env } });

const failure = (env: Record<string, string>, command: 'start' | 'serve' = 'start') =>
  runSite(env, command).then(
    async (site) => {
      await site.stop();
      return 'it started';
    },
    (error: unknown) => String(error),
  );

/** A folder with the tests' data: filling a database takes longer than serving it. */
async function copyData(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'golf-start-'));
  await cp(process.env.SITE_DATA ?? '', folder, { recursive: true });
  return folder;
}

test('a taken port is one clear sentence', async () => {
  const port = new URL(process.env.SITE ?? '').port;
  const said = await failure({ PORT: port, DATABASE_PATH: join(process.env.SITE_DATA ?? '', 'golf.sqlite') });
  expect(said).toContain(`Port ${port} is taken: end the program that uses it, or choose another with PORT=`);
  expect(said).not.toContain(' at ');
});

test('localhost is one address, whose connections are all seen to in the end', async () => {
  const { port } = new URL(process.env.SITE ?? '');
  expect((await fetch(`http://127.0.0.1:${port}/livez`)).status).toBe(200);
  await expect(fetch(`http://[::1]:${port}/livez`)).rejects.toThrow();
});

test('every bad value of the environment is named at once', async () => {
  const said = await failure({ PORT: '99999', API_ORIGIN: 'not an origin' });
  expect(said).toMatch(/PORT: "99999" is not right; write a port/);
  expect(said).toMatch(/API_ORIGIN: "not an origin" is not right; write an origin/);
  expect(said).not.toMatch(/\n\s+at /);
});

test('a database that cannot be is one clear sentence', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'golf-start-'));
  await writeFile(join(folder, 'file'), '');
  const said = await failure({ DATABASE_PATH: join(folder, 'file', 'golf.sqlite') });
  expect(said).toMatch(/The database .* cannot be opened: /);
  expect(said).not.toMatch(/\n\s+at /);
  await rm(folder, { recursive: true, force: true });
});

test('a new installation fills its database with the demo data, and keeps it', async ({ request }) => {
  const folder = await mkdtemp(join(tmpdir(), 'golf-start-'));
  const env = { DATABASE_PATH: join(folder, 'deep', 'golf.sqlite') };
  const first = await runSite(env);
  expect(first.log.join('\n')).toContain('Filling the new database with the demo data');
  expect(await (await request.get(`${first.address}/api/players`)).json()).toHaveLength(48);
  expect(await (await request.get(`${first.address}/healthz`)).json()).toMatchObject({ status: 'ok' });
  await first.stop();
  expect(first.log.at(-1)).toContain('SIGTERM: finishing the requests in flight');
  const second = await runSite(env);
  expect(second.log.join('\n')).not.toContain('Filling');
  await second.stop();
  await rm(folder, { recursive: true, force: true });
});

test('a production server logs a JSON object a line, npm start sentences', async () => {
  const folder = await copyData();
  const env = { DATABASE_PATH: join(folder, 'golf.sqlite') };
  const start = await runSite(env);
  await start.stop();
  expect(start.log.join('\n')).not.toMatch(/[{}]/);
  const serve = await runSite(env, 'serve');
  await serve.stop();
  expect(serve.log.map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual([
    `Golf Handicaps is at ${serve.address}`,
    'SIGTERM: finishing the requests in flight …',
  ]);
  await rm(folder, { recursive: true, force: true });
});

/** @promise Data: A production server never creates demo data */
test('a production server without its database stops with a message, without demo data', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'golf-serve-'));
  const path = join(folder, 'golf.sqlite');
  const said = await failure({ DATABASE_PATH: path }, 'serve');
  expect(said).toContain(`There is no database at ${path}: import your rounds with "npm run data -- import <folder>"`);
  expect(said).not.toMatch(/\n\s+at /);
  expect(existsSync(path)).toBe(false);
  await rm(folder, { recursive: true, force: true });
});

test('an import shows on the running site, without a restart', async ({ request }) => {
  const folder = await copyData();
  const env = { DATABASE_PATH: join(folder, 'golf.sqlite') };
  const site = await runSite(env, 'serve');
  try {
    const rows = async () =>
      (await (await request.get(site.address)).text()).split('data-event="expand-player-').length - 1;
    await expect.poll(rows).toBe(48);
    await runData(['generate', '--players', '5', join(folder, 'five')], env);
    await runData(['import', '--allow-shrink', join(folder, 'five')], env);
    await expect.poll(rows).toBe(5);
    expect(await (await request.get(`${site.address}/api/players`)).json()).toHaveLength(5);
  } finally {
    await site.stop();
    await rm(folder, { recursive: true, force: true });
  }
});
