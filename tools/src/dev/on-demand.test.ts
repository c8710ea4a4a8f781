import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { startOnDemand, type Start } from './on-demand.ts';

/** A backend with a fixed answer. */
const program = (words: string): Server => createServer(({ url }, response) => response.end(`${words} ${url}`));

async function listen(server: Server): Promise<number> {
  await once(server.listen(0, 'localhost'), 'listening');
  // Cast: a listening server has an address with a port.
  return (server.address() as AddressInfo).port;
}

function stop(server: Server): void {
  server.close();
  server.closeAllConnections();
}

/** Starts the backend behind a port, and sends a request to it. */
async function behind(start: Start, atOnce?: boolean) {
  const { port, end } = await startOnDemand(start, atOnce);
  onTestFinished(end);
  return async (path = '/') => (await fetch(`http://localhost:${port}${path}`)).text();
}

/** A backend that starts at once, and listens when and where the test decides. */
async function startedAtOnce() {
  const { promise: started, resolve } = Promise.withResolvers<Parameters<Start>[0]>();
  const ask = await behind((listens) => {
    resolve(listens);
    return () => {};
  }, true);
  return { ask, listens: await started };
}

test('a program that could not be started is tried again for whoever asks next', async () => {
  let isBroken = true;
  const ask = await behind((listens) => {
    if (isBroken) throw new Error('no memory');
    const server = program('there');
    void listen(server).then(listens);
    return () => stop(server);
  });
  await expect(ask()).rejects.toThrow('fetch failed');
  isBroken = false;
  expect(await ask()).toBe('there /');
});

test('a program is started when somebody first asks for it, and once', async () => {
  let starts = 0;
  const ask = await behind((listens) => {
    starts += 1;
    const server = program('the program:');
    // Like a slow program.
    const timer = setTimeout(() => void listen(server).then(listens), 100);
    return () => {
      clearTimeout(timer);
      stop(server);
    };
  });
  expect(starts).toBe(0);
  expect(await Promise.all([ask('/one'), ask('/two')])).toEqual(['the program: /one', 'the program: /two']);
  expect(await ask('/three')).toBe('the program: /three');
  expect(starts).toBe(1);
});

test('a program that is wanted at once is started before anybody asks, and found on its next port once it starts again', async () => {
  const { ask, listens } = await startedAtOnce();
  for (const words of ['first', 'started again']) {
    const asking = ask();
    const server = program(words);
    setImmediate(() => void listen(server).then(listens));
    expect(await asking).toBe(`${words} /`);
    stop(server);
    listens(null);
  }
});

test('who asks for a program that has ended waits for it, and is never led to another that has its port now', async () => {
  const { ask, listens } = await startedAtOnce();
  const stranger = program('a stranger');
  onTestFinished(() => stop(stranger));
  listens(await listen(stranger));
  expect(await ask()).toBe('a stranger /');
  listens(null);
  const asking = ask();
  const server = program('the program');
  onTestFinished(() => stop(server));
  setImmediate(() => void listen(server).then(listens));
  expect(await asking).toBe('the program /');
});
