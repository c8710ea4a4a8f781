import { mkdtemp, mkdir, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, type HotPayload } from 'vite';
import { expect, test } from 'vitest';
import { devPlugins } from '../../../vite.dev.ts';

const PLAN = { origin: 'http://localhost', backend: '', remotePorts: { 'mfe-courses': 1 }, page: {}, importMap: {} };

/** Message of the shell's development server to browsers after a change of a file of shared. */
async function messageAfterChange(file: string): Promise<HotPayload> {
  const root = await realpath(await mkdtemp(join(tmpdir(), 'golf-dev-')));
  const shared = join(root, 'shared/src/');
  await mkdir(shared, { recursive: true });
  await writeFile(
    join(root, 'main.js'),
    `import './shared/src/score.js';\nimport './shared/src/Button.js';\nimport.meta.hot.accept();`,
  );
  await writeFile(join(shared, 'score.js'), 'export const score = 1;');
  await writeFile(join(shared, 'Button.js'), 'export const Button = 1;\nimport.meta.hot.accept();');
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    server: { middlewareMode: true, ws: false },
    plugins: devPlugins('shell', PLAN, shared, () => []),
  });
  try {
    const { client } = server.environments;
    for (const path of ['main.js', 'shared/src/score.js', 'shared/src/Button.js'])
      await client.transformRequest(`/${path}`);
    const said = new Promise<HotPayload>((resolve) => {
      client.hot.send = (payload: HotPayload | string) => {
        if (typeof payload === 'object') resolve(payload);
      };
    });
    server.watcher.emit('change', join(shared, file));
    return await said;
  } finally {
    await server.close();
    await rm(root, { recursive: true });
  }
}

test('a function of shared that changes loads the page again: the shell does not know which remotes use it', async () => {
  expect(await messageAfterChange('score.js')).toMatchObject({ type: 'full-reload' });
});

test('a component of shared that changes updates itself', async () => {
  expect(await messageAfterChange('Button.js')).toMatchObject({ type: 'update' });
});
