import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runSite } from '@golf/tools/run-site';
import { preview } from 'vite';
import { GALLERY } from './shown.ts';

/** The built site with demo data, and the built gallery. */
export default async function siteAndGallery(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'golf-look-'));
  const site = await runSite({ DATABASE_PATH: join(folder, 'golf.sqlite'), IMAGES_DIR: join(folder, 'images') });
  const gallery = await preview({
    configFile: false,
    build: { outDir: GALLERY },
    preview: { host: 'localhost', port: 0 },
    logLevel: 'silent',
  });
  process.env.SITE = site.address;
  process.env.GALLERY = gallery.resolvedUrls?.local[0];
  return async () => {
    await Promise.all([site.stop(), gallery.close()]);
    await rm(folder, { recursive: true, force: true });
  };
}
