import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createForeignBackend } from './foreign-backend.ts';

/** A backend with paths that can be broken. */
async function startBackend() {
  const broken = new Set<string>();
  let asked = 0;
  const server = createServer((request, response) => {
    asked += 1;
    response.writeHead(broken.has(request.url ?? '') || broken.has('*') ? 500 : 200).end('{}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  // Cast: a listening TCP server has an AddressInfo.
  const said: string[] = [];
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  // Each reading of the clock is a minute later.
  let time = 0;
  const now = () => (time += 60_000);
  return {
    backend: createForeignBackend(origin, (line) => said.push(line), now),
    origin,
    broken,
    said,
    asked: () => asked,
  };
}

test('a backend that went away and came back is noticed without anybody asking, and said once each', async () => {
  const { backend, origin, broken, said } = await startBackend();
  broken.add('*');
  await backend.ask('/api/players');
  expect(await backend.hasComeBack()).toBe(false);
  expect(await backend.hasComeBack()).toBe(false);
  expect(backend.problem()).toBe(`The backend at ${origin} does not answer: it answers 500`);
  broken.clear();
  expect(await backend.hasComeBack()).toBe(true);
  expect(backend.problem()).toBeNull();
  expect(await backend.hasComeBack()).toBe(false);
  expect(said).toEqual([
    `The backend at ${origin} does not answer: it answers 500`,
    `The backend at ${origin} answers again.`,
  ]);
});

test('one failing path is no outage: pages are not rendered repeatedly', async () => {
  const { backend, broken, said } = await startBackend();
  broken.add('/api/players');
  for (let time = 0; time < 3; time += 1) {
    expect((await backend.ask('/api/players')).status).toBe(500);
    expect(await backend.hasComeBack()).toBe(false);
  }
  expect(backend.problem()).toBeNull();
  expect(said).toEqual([]);
});

test('a backend that answers is not asked for nothing', async () => {
  const { backend, asked } = await startBackend();
  await backend.ask('/api/players');
  await backend.hasComeBack();
  expect(asked()).toBe(1);
});

test('a backend that is away is asked once a second whether it is back', async () => {
  const { origin, broken, asked } = await startBackend();
  broken.add('*');
  let time = 0;
  const backend = createForeignBackend(
    origin,
    () => {},
    () => time,
  );
  await backend.ask('/api/players');
  for (; time < 3000; time += 250) await backend.hasComeBack();
  expect(asked()).toBe(1 + 3);
});
