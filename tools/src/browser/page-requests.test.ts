import { EventEmitter } from 'node:events';
import type { Page } from '@playwright/test';
import { expect, test } from 'vitest';
import { observe } from './page-requests.ts';

const requestOf = (path: string) => ({ url: () => `https://golf.example${path}`, failure: () => null });

test('a request without an answer is lost, a counted visit that is just being sent is not', () => {
  const page = new EventEmitter();
  // Cast: the events of a page are all that is used.
  const seen = observe(page as unknown as Page);
  for (const path of ['/api/players', '/api/log-click']) page.emit('request', requestOf(path));
  page.emit('requestfailed', requestOf('/api/log-click'));
  expect(seen.lost()).toEqual([{ url: 'https://golf.example/api/players', why: 'did not answer' }]);
});
