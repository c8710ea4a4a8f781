import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { PROJECT_ROOT } from '@golf/node-kit/project-root';
import { preview } from 'vite';

/** Builds and serves the gallery: stories at `${GALLERY}iframe.html?id=…`, their ids in `${GALLERY}index.json`. */
export default async function serveGallery(): Promise<() => Promise<void>> {
  const outDir = join(PROJECT_ROOT, 'node_modules/.cache/stories');
  const storybook = join(PROJECT_ROOT, 'node_modules/.bin/storybook');
  await promisify(execFile)(storybook, ['build', '--quiet', '--config-dir', 'gallery/src', '--output-dir', outDir], {
    cwd: PROJECT_ROOT,
  });
  const gallery = await preview({
    configFile: false,
    build: { outDir },
    preview: { host: 'localhost', port: 0 },
    logLevel: 'silent',
  });
  process.env.GALLERY = gallery.resolvedUrls?.local[0];
  process.env.STORIES = join(outDir, 'index.json');
  return () => gallery.close();
}
