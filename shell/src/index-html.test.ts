import { PAGE_MARKS } from '@golf/shared/platform/contract';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import html from '../index.html?raw';

/** The page's inline script, which runs first. */
const [, script = ''] = /<script>([\s\S]*?)<\/script>/.exec(html) ?? [];

const root = document.documentElement;
const { asked, firstScreen, patron, savedView } = PAGE_MARKS;

/** Runs the script at an address. */
function openAt(address: string) {
  history.replaceState(null, '', address);
  // As in the browser: the script is text of the page.
  const element = document.createElement('script');
  element.textContent = script;
  document.head.append(element);
  element.remove();
}

beforeEach(() => {
  localStorage.clear();
  for (const mark of [asked, firstScreen, patron, savedView, 'data-theme']) root.removeAttribute(mark);
});
afterEach(() => {
  history.replaceState(null, '', '/');
  vi.unstubAllGlobals();
});

test('the page is marked with the parameters that the address fills in', () => {
  openAt('/courses?utm_source=letter&q=links&region=');
  expect(root.getAttribute(asked)).toBe('utm_source q');
});

test('an address without parameters, and a first visit, leave no mark', () => {
  openAt('/courses');
  expect([asked, patron, 'data-theme'].map((mark) => root.getAttribute(mark))).toEqual([null, null, null]);
});

test('saved choices apply before the first paint', () => {
  localStorage.setItem('theme', 'dark');
  localStorage.setItem('patronBannerHiddenUntil', String(Date.now() + 1000));
  openAt('/');
  expect(root.getAttribute('data-theme')).toBe('dark');
  expect(root.getAttribute(patron)).toBe('away');
});

test.each([
  [true, 'dark'],
  [false, null],
])('a theme that follows the device is the one that the device has now (dark: %s)', (matches, theme) => {
  localStorage.setItem('theme', matches ? 'light' : 'dark');
  localStorage.setItem('themeFollowsDevice', 'true');
  vi.stubGlobal('matchMedia', () => ({ matches }));
  openAt('/');
  expect(root.getAttribute('data-theme')).toBe(theme);
});

test.each([
  ['true', 'leaderboard'],
  ['false', null],
])('a page is marked with the features that were left with another view than the server has (%s)', (value, mark) => {
  localStorage.setItem('savedView:leaderboard', value);
  openAt('/trophy-room/14');
  expect(root.getAttribute(savedView)).toBe(mark);
});

test('where storage is forbidden, the address is still read', () => {
  vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  openAt('/?country=de');
  expect(root.getAttribute(asked)).toBe('country');
});

const isFirstScreen = () => root.hasAttribute(firstScreen);

/** The browser's navigation type. */
const openedBy = (type: NavigationTimingType) =>
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as PerformanceNavigationTiming]);

describe('the first screen', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run, 50));
  });
  afterEach(() => {
    vi.runAllTimers();
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  test('what lies below it comes once the page has loaded and the browser is idle', () => {
    openedBy('navigate');
    openAt('/');
    expect(isFirstScreen()).toBe(true);
    dispatchEvent(new Event('load'));
    expect(isFirstScreen()).toBe(true);
    vi.advanceTimersByTime(50);
    expect(isFirstScreen()).toBe(false);
  });

  test('what lies below it comes after the load where browsers do not say when they are idle, as Safari', () => {
    vi.stubGlobal('requestIdleCallback', undefined);
    openedBy('navigate');
    openAt('/');
    dispatchEvent(new Event('load'));
    vi.advanceTimersByTime(1);
    expect(isFirstScreen()).toBe(false);
  });

  test.each(['scroll', 'wheel', 'touchmove', 'keydown'])('what lies below it comes with a %s', (sign) => {
    openedBy('navigate');
    openAt('/');
    dispatchEvent(new Event(sign));
    expect(isFirstScreen()).toBe(false);
  });

  test('what lies below it comes after four seconds, whatever hangs', () => {
    openedBy('navigate');
    openAt('/');
    vi.advanceTimersByTime(3999);
    expect(isFirstScreen()).toBe(true);
    vi.advanceTimersByTime(1);
    expect(isFirstScreen()).toBe(false);
  });

  test.each([
    ['/?player=14', 'navigate'],
    ['/#main', 'navigate'],
    ['/', 'reload'],
    ['/', 'back_forward'],
  ] as const)('the whole page is there at once at %s by %s, which may lead further down', (address, type) => {
    openedBy(type);
    openAt(address);
    expect(isFirstScreen()).toBe(false);
  });

  test('the whole page is there at once where a browser does not say how it was opened', () => {
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([]);
    openAt('/');
    expect(isFirstScreen()).toBe(false);
  });
});
