import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { leftToBrowser } from './left-to-browser.ts';

const pageWith = (state: object) => `<script type="application/json" id="page">${JSON.stringify(state)}</script>`;
const LEFT = pageWith({ leftToBrowser: ['mfe-courses/Courses'] });
const RENDERED = pageWith({});
const SLOTS = ['mfe-courses/Courses'];

const closing: (() => void)[] = [];
afterEach(() => closing.splice(0).forEach((close) => close()));

/** A site that answers with these pages in turn, then always with the last. */
async function siteOf(...pages: string[]): Promise<string> {
  const server = createServer((_, response) => response.end(pages.length > 1 ? pages.shift() : pages[0]));
  closing.push(() => server.close());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/courses`;
}

test('a slot that the server renders at its next attempt is not left to the browser', async () => {
  expect(await leftToBrowser(await siteOf(LEFT, LEFT, RENDERED), SLOTS)).toEqual([]);
});

test('a slot that the server does not render in the end is left to the browser', async () => {
  expect(await leftToBrowser(await siteOf(LEFT), SLOTS, 300)).toEqual(SLOTS);
});

test('a slot that is not on the page is not left to the browser', async () => {
  expect(await leftToBrowser(await siteOf(LEFT), ['mfe-trophy-room/TrophyRoom'])).toEqual([]);
});
