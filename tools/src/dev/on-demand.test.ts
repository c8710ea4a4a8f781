import { createServer } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { startOnDemand } from './on-demand.ts';
import { freePort } from '../ports.ts';

test('a program that could not be started is tried again for whoever asks next', async () => {
  const port = await freePort();
  let isBroken = true;
  const end = startOnDemand(port, (own) => {
    if (isBroken) throw new Error('no memory');
    const server = createServer((_request, response) => response.end('there')).listen(own, 'localhost');
    return () => {
      server.close();
      server.closeAllConnections();
    };
  });
  onTestFinished(end);
  await expect(fetch(`http://localhost:${port}/`)).rejects.toThrow('fetch failed');
  isBroken = false;
  expect(await (await fetch(`http://localhost:${port}/`)).text()).toBe('there');
});

test('a program that is wanted at once is started before anybody asks, and who asks while it starts again waits', async () => {
  const port = await freePort();
  const { promise: started, resolve } = Promise.withResolvers<number>();
  const end = startOnDemand(
    port,
    (own) => {
      resolve(own);
      return () => {};
    },
    true,
  );
  onTestFinished(end);
  const own = await started;
  for (const words of ['first', 'started again']) {
    const asking = fetch(`http://localhost:${port}/`);
    const server = createServer((_request, response) => response.end(words));
    setImmediate(() => server.listen(own, 'localhost'));
    expect(await (await asking).text()).toBe(words);
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  }
});

test('a program is started when somebody first asks for it, and once', async () => {
  const port = await freePort();
  const started: number[] = [];
  const end = startOnDemand(port, (own) => {
    started.push(own);
    const server = createServer((request, response) => response.end(`${request.url} of the program`));
    // As a program that takes a while.
    const timer = setTimeout(() => server.listen(own, 'localhost'), 100);
    return () => {
      clearTimeout(timer);
      server.close();
      server.closeAllConnections();
    };
  });
  onTestFinished(end);
  expect(started).toEqual([]);
  const ask = async (path: string) => (await fetch(`http://localhost:${port}${path}`)).text();
  expect(await Promise.all([ask('/one'), ask('/two')])).toEqual(['/one of the program', '/two of the program']);
  expect(await ask('/three')).toBe('/three of the program');
  expect(started).toHaveLength(1);
});
