import { relative, resolve } from 'node:path';
import { PROJECT_ROOT } from '@golf/node-kit/project-root';
import { pack } from '../pack/pack.ts';
import { kilobytes } from '../release/sizes.ts';

/* npm run pack -- [folder]: packs the tools for remotes in separate repositories. Default: dist. */

try {
  const [folder = 'dist'] = process.argv.slice(2);
  const { file, contents, size } = await pack(PROJECT_ROOT, resolve(folder));
  console.log(`${relative('.', file)}  ${kilobytes(size)}, ${contents.length} files. In an empty folder:
  npm init -y && npm install <path>/${file.split('/').at(-1)}
  npx golf-remote new mfe-scorecards`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
