// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { atom, feedEntries } from './discovery.ts';

const parse = (text: string, type: DOMParserSupportedType) => new DOMParser().parseFromString(text, type);

test('a feed holds a hostile title as text, whatever it tries to close', () => {
  const title = ']]>]]><script xmlns="http://www.w3.org/1999/xhtml">alert(1)</script>';
  const update = { score_id: 7, player_id: 14, name: 'Ada', profile: null, updated_at: '2026-11-15T10:00:00Z' };
  const xml = atom('https://golf.test', feedEntries([{ ...update, result: null, title: `${title}\u0001` }], [], []));
  const feed = parse(xml, 'application/xml');
  expect(feed.querySelector('parsererror')).toBeNull();
  expect(feed.getElementsByTagNameNS('*', 'script')).toHaveLength(0);
  // A reader takes the title for HTML.
  const shown = parse(feed.querySelector('entry title')?.textContent ?? '', 'text/html').body;
  expect(shown.querySelector('script')).toBeNull();
  expect(shown.textContent).toBe(`Ada: ${title}`);
});
