import { relative, resolve } from 'node:path';
import { PROJECT_ROOT } from '@golf/node-kit/project-root';
import { SITE } from '@golf/shared/site';
import { packClient } from '../pack/client/pack-client.ts';
import { pack, type Packed } from '../pack/pack.ts';
import { kilobytes } from '../release/sizes.ts';

/*
 * npm run pack -- [folder]: packs the tools for remotes in separate repositories, and the client of the open API.
 * Default: dist. SITE_ORIGIN is the site that the client reads.
 */

const said = ({ file, contents, size }: Packed) =>
  `${relative('.', file)}  ${kilobytes(size)}, ${contents.length} files.`;

try {
  const [folder = 'dist'] = process.argv.slice(2);
  const packed = await pack(PROJECT_ROOT, resolve(folder));
  console.log(`${said(packed)} In an empty folder:
  npm init -y && npm install <path>/${packed.file.split('/').at(-1)}
  npx golf-remote new mfe-scorecards`);
  const client = packClient(PROJECT_ROOT, resolve(folder), process.env.SITE_ORIGIN ?? SITE.origin);
  console.log(`${said(client)} For programs that read the API:
  import { get } from '@golf/api-client';
  const players = await get('/api/players');`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
