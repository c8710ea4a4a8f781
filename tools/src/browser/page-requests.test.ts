import { EventEmitter } from 'node:events';
import type { Page } from '@playwright/test';
import { expect, onTestFinished, test, vi } from 'vitest';
import { observe } from './page-requests.ts';

const requestOf = (path: string) => ({
  url: () => `https://golf.example${path}`,
  failure: () => null,
  resourceType: () => 'fetch',
});

test('a request without an answer is lost; a counted visit is not, nor one that began after the page was quiet', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const frame = () => Promise.resolve(vi.setSystemTime(Date.now() + 100));
  const page = Object.assign(new EventEmitter(), { evaluate: frame });
  // Cast: events and frames of a page are all that is used.
  const seen = observe(page as unknown as Page);
  for (const path of ['/api/players', '/api/log-click']) page.emit('request', requestOf(path));
  page.emit('requestfailed', requestOf('/api/log-click'));
  await seen.quiet();
  page.emit('request', requestOf('/api/score-updates'));
  expect(seen.lost()).toEqual([{ url: 'https://golf.example/api/players', why: 'did not answer' }]);
});
