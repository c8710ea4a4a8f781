import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openLog, pathOf, type LogOptions } from './log.ts';

const WINDOW = 60_000;

function gather(options: Partial<LogOptions> = {}) {
  const lines: string[] = [];
  return { lines, ...openLog({ format: 'json', write: (line) => void lines.push(line), ...options }) };
}

/** Logged messages with their repeats. */
const said = (lines: string[]) =>
  lines.map((line) => {
    const { msg, repeated } = JSON.parse(line) as { msg: string; repeated?: number };
    return repeated === undefined ? msg : `${msg} × ${repeated}`;
  });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** @promise In operation: Each log line is an object; repeated lines are counted, and none identifies a visitor */
test('every line is an object of JSON, with its time and how bad it is', () => {
  const { log, lines } = gather();
  log.info('The site is up.');
  log.error({ err: new Error('broken') }, 'A request failed.');
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    { level: 'info', time: expect.stringMatching(/^\d{4}-.*Z$/), msg: 'The site is up.' },
    {
      level: 'error',
      time: expect.any(String),
      err: { name: 'Error', message: 'broken', stack: expect.stringContaining('log.test.ts') },
      msg: 'A request failed.',
    },
  ]);
  expect(lines.every((line) => line.endsWith('}\n'))).toBe(true);
});

test('on a terminal a line is a sentence, with the request that it is about and the stack of a bug', () => {
  const { log, lines } = gather({ format: 'text' });
  log.info('The site is up.');
  log.child({ request_id: 'a1' }).error({ err: new Error('broken') }, 'A request failed.');
  expect(lines[0]).toBe('The site is up.\n');
  expect(lines[1]).toMatch(/^A request failed\. \(request a1\)\nError: broken\n {4}at /);
});

/** @promise In operation: Each log line is … */
test('logs of requests have neither address nor query', () => {
  const { log, lines } = gather();
  log.warn({ req: { method: 'GET', url: '/?player=14&mail=me', ip: '203.0.113.7', headers: { cookie: 'a' } } }, 'Odd.');
  expect(JSON.parse(lines.join())).toMatchObject({ req: { method: 'GET', path: '/' }, msg: 'Odd.' });
  expect(lines.join()).not.toMatch(/203\.0|cookie|mail/);
});

describe('a line that comes again and again', () => {
  /** @promise In operation: Each log line is … */
  test('is said once, then counted, and the count is said each minute and when it ends', () => {
    const { log, lines } = gather();
    for (let time = 0; time < 1000; time += 1) log.warn('The backend is away.');
    expect(said(lines)).toEqual(['The backend is away.']);
    vi.advanceTimersByTime(WINDOW);
    expect(said(lines)).toEqual(['The backend is away.', 'The backend is away. × 999']);
    log.warn('The backend is away.');
    vi.advanceTimersByTime(WINDOW);
    expect(said(lines).at(-1)).toBe('The backend is away. × 1');
    vi.advanceTimersByTime(10 * WINDOW);
    expect(lines).toHaveLength(3);
    // The series had ended: a new line.
    log.warn('The backend is away.');
    expect(said(lines)).toHaveLength(4);
    expect(said(lines).at(-1)).toBe('The backend is away.');
  });

  test('is said each time where nothing is wrong', () => {
    const { log, lines } = gather();
    for (let time = 0; time < 3; time += 1) log.info('New releases are live.');
    expect(said(lines)).toHaveLength(3);
  });

  test('is counted by what went wrong, and across requests', () => {
    const { log, lines } = gather();
    for (const request of ['a', 'b', 'c']) {
      log.child({ request_id: request }).error({ err: new Error('one') }, 'A request failed.');
      log.child({ request_id: request }).error({ err: new Error('two') }, 'A request failed.');
    }
    expect(lines).toHaveLength(2);
    vi.advanceTimersByTime(WINDOW);
    expect(said(lines).slice(2)).toEqual(['A request failed. × 2', 'A request failed. × 2']);
    expect(lines[2]).not.toContain('request_id');
  });

  test('is counted to the end', () => {
    const { log, lines, end } = gather();
    log.warn('Odd.');
    log.warn('Odd.');
    end();
    end();
    expect(said(lines)).toEqual(['Odd.', 'Odd. × 1']);
  });

  test('does not fill the memory where no two lines are alike', () => {
    const { log, lines } = gather();
    for (let line = 0; line < 100_000; line += 1) log.warn(`Odd: ${line}`);
    expect(lines.length).toBe(500);
    vi.advanceTimersByTime(WINDOW);
    expect(said(lines).at(-1)).toBe('lines of further kinds were left out × 99500');
    expect(vi.getTimerCount()).toBeLessThan(3);
  });
});

test('the words of a search are left out of the log', () => {
  expect(pathOf('/search/ada%20whitfield')).toBe('/search/…');
  expect(pathOf('/api/search/ada')).toBe('/api/search/…');
  expect(pathOf('/search?q=ada')).toBe('/search');
  expect(pathOf('/courses/3')).toBe('/courses/3');
});
