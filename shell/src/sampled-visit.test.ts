import { REMOTES } from '@golf/shared/platform/contract';
import { afterEach, expect, test, vi } from 'vitest';
import { blamedFor, sampleVisit, slotAppOf } from './sampled-visit.ts';

const APPS = ['shell', ...Object.keys(REMOTES)];
const VERSION = '1.0.0-3f9a0c1b2d';
const script = (sourceURL: string, duration: number) => ({ sourceURL, duration });

/** Frames that the next visit finds; those that come later are given to the returned function. */
function withFrames() {
  let tell = (_frames: object[]) => {};
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      static readonly supportedEntryTypes = ['long-animation-frame'];
      constructor(onEntries: (list: { getEntries: () => object[] }) => void) {
        tell = (frames) => onEntries({ getEntries: () => frames });
      }
      observe() {}
      takeRecords() {
        return [];
      }
    },
  );
  return (...frames: object[]) => tell(frames);
}

const show = (...apps: string[]) => {
  document.body.innerHTML = apps.map((app) => `<div data-boundary="${app}/Part"><p id="${app}">x</p></div>`).join('');
};

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

test('a node belongs to the innermost slot around it, or to the shell', () => {
  document.body.innerHTML =
    '<i>x</i><div data-boundary="mfe-articles/Article"><b>x</b><div data-boundary="mfe-calculator/Calculator"><p>x</p></div></div>';
  const appAt = (tag: string) => slotAppOf(document.querySelector(tag)?.firstChild ?? null);
  expect(['i', 'b', 'p'].map(appAt)).toEqual(['shell', 'mfe-articles', 'mfe-calculator']);
  expect(slotAppOf(null)).toBe('shell');
});

test.each([
  ["a remote's script", 'https://cdn.example/releases/mfe-courses/files/a.js', 'mfe-articles', 'mfe-courses'],
  ["the shell's script", 'https://golf.example/releases/shell/files/a.js', 'mfe-articles', 'mfe-articles'],
  ['a script of an extension', 'chrome-extension://abc/x.js', undefined, 'shell'],
  ['no script', undefined, 'mfe-articles', 'mfe-articles'],
])('%s is blamed on the app of the script, or of the slot', (_what, address, slot, app) => {
  expect(blamedFor(address, slot)).toBe(app);
});

test('long frames are summed by the app of their longest script, or of the slot pressed before', () => {
  const tell = withFrames();
  show('mfe-courses', 'mfe-articles');
  const sample = sampleVisit((app) => `${app} 1`);
  const [own, shell] = ['/releases/mfe-courses/files/a.js', '/releases/shell/files/a.js'];
  tell({ startTime: 0, duration: 150, scripts: [script(shell, 20), script(own, 90)] });
  tell({ startTime: 0, duration: 90, scripts: [script(own, 60)] }, { startTime: 0, duration: 400, scripts: [] });
  const press = new Event('pointerdown', { bubbles: true });
  document.querySelector('#mfe-articles')?.dispatchEvent(press);
  tell({ startTime: press.timeStamp, duration: 250, scripts: [script(shell, 200)] });
  tell({ startTime: press.timeStamp + 1000, duration: 80, scripts: [script(shell, 60)] });
  expect(sample(0, {}).frames).toEqual({ 'mfe-courses': 140, 'mfe-articles': 200, shell: 30 });
});

test('versions are those of the shell and of each app that was shown or is blamed', () => {
  show('mfe-courses');
  const sample = sampleVisit((app) => (app === 'mfe-ghost' ? undefined : `${app} 1`));
  show('mfe-articles');
  const { versions, frames } = sample(null, { paint: 'mfe-calculator', answer: 'mfe-ghost' });
  expect(Object.keys(versions).toSorted()).toEqual(['mfe-articles', 'mfe-calculator', 'mfe-courses', 'shell']);
  expect(frames).toBeUndefined();
});

/** @promise In operation: A slow handler in one of five remotes is named, with its release, by one sampled visit */
test('the longest report has at most 700 bytes', () => {
  const tell = withFrames();
  show(...APPS);
  const sample = sampleVisit(() => VERSION);
  for (const app of APPS) {
    tell({ startTime: 0, duration: 123_456, scripts: [script(`/releases/${app}/files/a.js`, 100)] });
  }
  const longest = 'mfe-trophy-room';
  const blame = { paint: longest, answer: longest, shift: longest };
  const report = { paint: 123_456, answer: 123_456, clicks: 9999, deadClicks: 9999, sample: sample(10.123, blame) };
  expect(Object.keys(report.sample.versions)).toHaveLength(APPS.length);
  expect(new TextEncoder().encode(JSON.stringify(report)).length).toBeLessThanOrEqual(700);
});
