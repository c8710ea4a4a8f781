import { expect, test } from 'vitest';
import { faultsOf, sentenceOf } from './diagnosis.ts';
import type { PageRecord } from './page-record.ts';

const SITE = 'https://golf.example';
const OWNERS = { '*': '@golf/platform', server: '@golf/operations' };
const SCRIPT = `${SITE}/releases/mfe-courses/files/Courses-x.js`;

const record = (facts: Partial<PageRecord> = {}): PageRecord => ({
  url: `${SITE}/courses`,
  status: 200,
  requestId: '06d88c65bd38',
  serverTiming: null,
  leftToBrowser: [],
  versions: { shell: '1.0.0-a', 'mfe-courses': '1.0.0-b' },
  owners: { 'mfe-courses': '@golf/courses' },
  firstPaint: 400,
  slots: [],
  files: [],
  listed: [SCRIPT],
  containers: [],
  lost: [],
  errors: [],
  press: null,
  ...facts,
});

test.each([
  ['a page that answers 503', { status: 503 }, 'page', 'server', null],
  [
    'a lost script of the first screen',
    { lost: [{ url: SCRIPT, why: 'answered 404' }] },
    'script',
    'mfe-courses',
    '1.0.0-b',
  ],
  [
    'a lost script of later',
    { listed: [], lost: [{ url: SCRIPT, why: 'did not answer' }] },
    'late part',
    'mfe-courses',
    '1.0.0-b',
  ],
  [
    'an error of the shell',
    { errors: [{ text: 'no clubs', from: '', afterPress: false }] },
    'hydration',
    'shell',
    '1.0.0-a',
  ],
  [
    'a slow handler, which React calls from the shell',
    {
      press: {
        on: 'Swing',
        app: 'mfe-courses',
        answeredIn: 640,
        longest: { url: `${SITE}/releases/shell/files/react-x.js`, ms: 610 },
      },
    },
    'slow press',
    'mfe-courses',
    '1.0.0-b',
  ],
] as const)('%s has its phase, app and release', (_what, facts, phase, app, release) => {
  const [fault] = faultsOf(record(facts as Partial<PageRecord>));
  expect(fault).toMatchObject({ phase, app, release });
});

test('a cause comes before its effects, and is named once', () => {
  const error = {
    text: 'Slot mfe-courses/Courses (release 1.0.0-b) did not load: it is gone',
    from: '',
    afterPress: false,
  };
  const faults = faultsOf(
    record({
      errors: [error, error],
      leftToBrowser: ['mfe-courses/Courses'],
      slots: [{ name: 'mfe-courses/Courses', state: 'failed', renderedIn: null, aliveAfter: null }],
      lost: [{ url: SCRIPT, why: 'answered 404' }],
    }),
  );
  expect(faults.map(({ phase }) => phase)).toEqual(['script', 'script', 'hydration', 'server render']);
});

test('a server that fails is no release: its owner is asked, and it says why itself', () => {
  expect(sentenceOf(record({ status: 503 }), OWNERS)).toBe(
    'The server fails at the phase "page": it answered 503. Ask @golf/operations; `curl https://golf.example/readyz` says why.',
  );
});
