import { existsSync } from 'node:fs';
import { launch } from 'puppeteer-core';
import { installOnDebian, onPath } from '../find-browser.ts';
import { MissingBrowser, WINDOW_SIZE, type Window } from './window.ts';

const NAMES = ['firefox-esr', 'firefox'];
const MAC = '/Applications/Firefox.app/Contents/MacOS/firefox';

/** FIREFOX_PATH, an installed Firefox, or Debian's package. @throws MissingBrowser that says what to install */
function findFirefox(): string {
  const found =
    process.env.FIREFOX_PATH ||
    (onPath(NAMES) ?? (existsSync(MAC) ? MAC : installOnDebian('firefox-esr') ? onPath(NAMES) : undefined));
  if (found) return found;
  throw new MissingBrowser('There is no Firefox: "apt-get install firefox-esr", or set FIREFOX_PATH to one.');
}

/** Starts Firefox, which is driven by WebDriver BiDi. */
export async function startFirefox(): Promise<Window> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: findFirefox(),
    // As the tests in Chromium: without a graphics card, what moves takes a quarter of a core.
    extraPrefsFirefox: { 'ui.prefersReducedMotion': 1 },
  });
  const newPage = async () => {
    const page = await browser.newPage();
    await page.setViewport(WINDOW_SIZE);
    return page;
  };
  let page = await newPage();
  return {
    // In a tab that was used before, Enter presses no button: keys come, the browser's own click does not.
    async clear() {
      const before = page;
      page = await newPage();
      await before.close();
    },
    // `goto` waits for the scripts of the page, which a test may hold back.
    open: (url) => page.evaluate((url) => location.assign(url), url),
    // Its own types ask what each argument is made of; what comes back is what the function returns.
    evaluate: (run, ...args) => page.evaluate(run as (...args: unknown[]) => unknown, ...args) as Promise<never>,
    click: (x, y) => page.mouse.click(x, y),
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    close: () => browser.close(),
  };
}
