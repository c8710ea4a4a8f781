import { existsSync } from 'node:fs';
import { launch } from 'puppeteer-core';
import { installOnDebian, onPath } from '../find-browser.ts';
import { COMMAND_LIMIT } from './webdriver.ts';
import { MissingBrowser, WINDOW_SIZE, type Window } from './window.ts';

const NAMES = ['firefox-esr', 'firefox'];
const MAC = '/Applications/Firefox.app/Contents/MacOS/firefox';

/** Path of Firefox: FIREFOX_PATH, an installed one, or Debian's package. @throws MissingBrowser with the install command */
function findFirefox(): string {
  const found =
    process.env.FIREFOX_PATH ||
    (onPath(NAMES) ?? (existsSync(MAC) ? MAC : installOnDebian('firefox-esr') ? onPath(NAMES) : undefined));
  if (found) return found;
  throw new MissingBrowser('There is no Firefox: "apt-get install firefox-esr", or set FIREFOX_PATH to one.');
}

/** Starts Firefox over WebDriver BiDi. */
export async function startFirefox(): Promise<Window> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: findFirefox(),
    protocolTimeout: COMMAND_LIMIT,
    // Without a graphics card animations take a quarter of a core.
    extraPrefsFirefox: { 'ui.prefersReducedMotion': 1 },
  });
  const newPage = async () => {
    const page = await browser.newPage();
    await page.setViewport(WINDOW_SIZE);
    return page;
  };
  let page = await newPage();
  return {
    // In a reused tab Enter sends its key events but activates no button.
    async clear() {
      const before = page;
      page = await newPage();
      await before.close();
    },
    // `goto` would wait for scripts that a test delays.
    open: (url) => page.evaluate((url) => location.assign(url), url),
    // puppeteer's types infer from the arguments; the result has the function's return type.
    evaluate: (run, ...args) => page.evaluate(run as (...args: unknown[]) => unknown, ...args) as Promise<never>,
    click: (x, y) => page.mouse.click(x, y),
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    close: () => browser.close(),
  };
}
