import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeApi } from '@golf/shared/openapi';
import { npmPack, write, type Packed } from '../pack.ts';
import { declarations } from './types.ts';

/**
 * Packs a typed client of the open API: one function, and types generated from the API's description.
 * @param root folder of the project
 * @param folder target folder
 * @param origin site that the client reads
 */
export function packClient(root: string, folder: string, origin: string): Packed {
  const target = mkdtempSync(join(tmpdir(), 'golf-client-'));
  const { title, version } = describeApi().info;
  const manifest = {
    name: '@golf/api-client',
    version,
    description: `Reads the ${title}`,
    license: 'UNLICENSED',
    private: true,
    type: 'module',
    exports: { types: './index.d.ts', default: './get.js' },
  };
  try {
    const options = ['--ignoreConfig', '--declaration', '--target', 'es2024', '--module', 'nodenext', '--types', ''];
    const source = join(import.meta.dirname, 'get.ts');
    execFileSync(join(root, 'node_modules/.bin/tsc'), [source, ...options, '--outDir', target]);
    const code = join(target, 'get.js');
    write(code, `const ORIGIN = ${JSON.stringify(origin)};\n${readFileSync(code, 'utf8')}`);
    write(join(target, 'index.d.ts'), declarations());
    write(join(target, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
    return npmPack(target, folder);
  } finally {
    rmSync(target, { recursive: true, force: true });
  }
}
