import { PAGE_MEASURES_PATH, type PageMeasures } from '@golf/shared/platform/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { measureCountedPage } from './counted-page.ts';

const told: PageMeasures[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  told.length = 0;
  vi.stubGlobal('fetch', (path: string, { body }: { body: string }) => {
    if (path === PAGE_MEASURES_PATH) told.push(JSON.parse(body) as PageMeasures);
    return Promise.resolve(new Response(null, { status: 204 }));
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

function leave(): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
}

function button(onPress: () => void): HTMLButtonElement {
  const made = document.createElement('button');
  made.addEventListener('click', onPress);
  document.body.append(made);
  return made;
}

test('a press without effect is reported once, when the page is left', async () => {
  measureCountedPage(null);
  const [dead, alive] = [button(() => {}), button(() => document.body.append('Here is what you wanted.'))];
  for (const pressed of [dead, alive, dead]) {
    pressed.click();
    await vi.advanceTimersByTimeAsync(1000);
  }
  document.body.click();
  expect(told).toEqual([]);
  leave();
  leave();
  expect(told).toEqual([{ paint: null, answer: null, clicks: 3, deadClicks: 2 }]);
});

test('what leads away from the page, or only moves it, is no press that leads nowhere', async () => {
  measureCountedPage(null);
  const away = document.createElement('a');
  away.href = 'https://video.example/watch';
  away.target = '_blank';
  document.body.append(away);
  away.click();
  const place = document.createElement('a');
  place.href = '#rounds';
  document.body.append(place);
  place.click();
  await vi.advanceTimersByTimeAsync(1000);
  leave();
  expect(told).toMatchObject([{ clicks: 1, deadClicks: 0 }]);
});
