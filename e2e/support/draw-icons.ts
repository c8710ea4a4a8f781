import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium, type Page } from '@playwright/test';
import { findBrowser } from '@golf/tools/browser';

/*
 * Draws the bitmap pictures from shell/public/icon.svg and shell/art: `node e2e/support/draw-icons.ts`. Run it after a
 * change of these; the output is committed.
 */

const SHELL = join(import.meta.dirname, '../../shell');
const PINE = '#0f2f20';

const at = (file: string) => join(SHELL, 'public', file);

/**
 * The ball, transparent or on the board.
 * @param share ratio of the ball to the picture's width
 */
async function drawIcon(page: Page, size: number, share: number, ground: string): Promise<Buffer> {
  const svg = `data:image/svg+xml;base64,${readFileSync(at('icon.svg')).toString('base64')}`;
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(
    `<body style="margin:0;height:100vh;display:grid;place-items:center;background:${ground}"><img src="${svg}" width="${Math.round(size * share)}">`,
  );
  return await page.screenshot({ omitBackground: true });
}

/**
 * An ICO file with one PNG.
 * @param size of the picture, below 256
 */
function ico(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox', '--disable-gpu'] });
const page = await browser.newPage();
writeFileSync(at('favicon.ico'), ico(await drawIcon(page, 32, 1, 'transparent'), 32));
writeFileSync(at('icon-192.png'), await drawIcon(page, 192, 0.96, 'transparent'));
writeFileSync(at('icon-512.png'), await drawIcon(page, 512, 0.96, 'transparent'));
writeFileSync(at('icon-maskable.png'), await drawIcon(page, 512, 0.6, PINE));
writeFileSync(at('apple-touch-icon.png'), await drawIcon(page, 180, 0.72, PINE));

await page.setViewportSize({ width: 1200, height: 630 });
await page.goto(pathToFileURL(join(SHELL, 'art/social-card.html')).href);
await page.evaluate(() => document.fonts.ready);
await page.screenshot({ path: at('social-card.png') });
await browser.close();
