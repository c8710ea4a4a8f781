import { execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

/** Arguments that disable background activity, and that work without a display. */
export const BROWSER_ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  // Without this, a machine without a GPU emulates one for every frame.
  '--disable-software-rasterizer',
  // Headless Chromium would snap each glyph to whole pixels, so lines would be longer than for visitors.
  '--font-render-hinting=none',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Headless shell first: it needs less than half of the CPU. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Path of the first installed program of a list. */
export function onPath(names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
}

/**
 * Installs Debian packages, if possible without a prompt: as root.
 * @returns whether the packages were installed
 */
export function installOnDebian(...packages: string[]): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  console.log(`No browser found: installing from Debian: ${packages.join(', ')} …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  try {
    execFileSync('apt-get', ['update', '-qq'], { env, stdio: 'ignore' });
    execFileSync('apt-get', ['install', '-y', '-qq', ...packages], { env, stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/**
 * A browser for the tests: CHROMIUM_PATH, an installed Chromium or Chrome, Playwright's own, or Debian's package.
 * @throws Error with the package to install
 */
export function findBrowser(): string {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (isExecutable(named)) return named;
    throw new Error(
      `CHROMIUM_PATH is ${named}, where there is no program: set it to a Chromium or Chrome, or unset it.`,
    );
  }
  const playwrights = chromium.executablePath();
  const found =
    onPath(NAMES) ??
    [MAC, playwrights].find(isExecutable) ??
    (installOnDebian('chromium-headless-shell') ? onPath(NAMES) : undefined);
  if (found) return found;
  throw new Error(
    'No browser for the end-to-end tests. Install one of these: Chrome or Chromium with your package manager ' +
      '("apt-get install chromium-headless-shell"), or "npx playwright install chromium"; or set CHROMIUM_PATH to one.',
  );
}

/** A full browser. Null: only a headless shell is installed, which has no back/forward cache. */
export function findWholeBrowser(): string | null {
  return onPath(NAMES.filter((name) => name !== 'chromium-headless-shell')) ?? [MAC].find(isExecutable) ?? null;
}
