import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PROJECT_ROOT } from '@golf/node-kit/project-root';
import { OPERATIONS } from '@golf/shared/openapi';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { get as getByPath } from './get.ts';
import { packClient } from './pack-client.ts';
import { declarations } from './types.ts';

describe('the client of the open API', () => {
  let folder: string;
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    const isKnown = request.url === '/api/rounds/7';
    const body = isKnown ? { round: { id: 7 } } : { error: { code: 'not_found', message: 'There is nothing here.' } };
    response.writeHead(isKnown ? 200 : 404, { 'retry-after': '5' }).end(JSON.stringify(body));
  });

  beforeAll(async () => {
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    folder = await mkdtemp(join(tmpdir(), 'golf-client-test-'));
    const { file } = packClient(PROJECT_ROOT, folder, `http://127.0.0.1:${port}`);
    execFileSync('tar', ['-xzf', file, '-C', folder]);
  }, 60_000);

  afterAll(async () => {
    server.close();
    await rm(folder, { recursive: true, force: true });
  });

  /** Compiles a program that uses the client. @returns what the compiler says */
  async function compile(program: string): Promise<string> {
    const file = join(folder, 'program.mts');
    await writeFile(file, `import { get } from './package/index.js';\n${program}`);
    const options = ['--ignoreConfig', '--strict', '--noEmit', '--target', 'es2024', '--module', 'nodenext'];
    try {
      execFileSync(join(PROJECT_ROOT, 'node_modules/.bin/tsc'), [file, ...options, '--types', ''], {
        encoding: 'utf8',
      });
      return '';
    } catch (error) {
      return String((error as { stdout?: string }).stdout);
    }
  }

  test('knows every read, its parameters and its answer', async () => {
    for (const { path, method } of OPERATIONS) expect(declarations().includes(`'${path}'`)).toBe(method === 'get');
    const right = `
      const handicap: number | null = (await get('/api/players'))[0]!.handicap;
      const score: number = (await get('/api/rounds/{id}', { id: 7 }, { origin: 'https://golf.test' })).round.score;
      const html: string = (await get('/oembed', { url: 'https://golf.test/', maxwidth: 300 })).html;
      export { handicap, score, html };`;
    expect(await compile(right)).toBe('');
    expect(await compile(`export const a = await get('/api/rounds/{id}');`)).toContain('TS2554');
    expect(await compile(`export const a = await get('/api/nothing');`)).toContain('TS2345');
    expect(await compile(`export const a: string = (await get('/api/players'))[0]!.id;`)).toContain('TS2322');
  }, 60_000);

  test('reads, and fails in words', async () => {
    // The package's code is that of get.ts.
    const { get } = (await import(join(folder, 'package/get.js'))) as { get: typeof getByPath };
    expect(await get('/api/rounds/{id}', { id: 7 })).toEqual({ round: { id: 7 } });
    await expect(get('/api/course-tees/{id}', { id: 'a/b', more: 'c&d' })).rejects.toMatchObject({
      name: 'ApiError',
      status: 404,
      retryAfter: 5,
      message: expect.stringMatching(/\/api\/course-tees\/a%2Fb\?more=c%26d: There is nothing here\.$/),
    });
    expect(asked.at(-1)).toBe('/api/course-tees/a%2Fb?more=c%26d');
    await expect(get('/api/players', {}, { origin: 'http://127.0.0.1:1' })).rejects.toMatchObject({
      status: null,
      message: 'http://127.0.0.1:1/api/players cannot be reached',
    });
  });
});
