import { withLive } from '@golf/release-store';
import { expect, test } from 'vitest';
import { asSentence, changeNotes } from './change-note.ts';

test('a commit is told as a sentence, without the part that it names', () => {
  expect(asSentence('courses: tees are grouped')).toBe('Tees are grouped');
  expect(asSentence('leaderboard, compare: names stay whole')).toBe('Names stay whole');
  expect(asSentence('Tees are grouped: the longest first')).toBe('Tees are grouped: the longest first');
});

test('a given message replaces the commits', async () => {
  const notes = await changeNotes(['mfe-courses', 'shell'], {}, 'Tees are grouped');
  expect([...notes].map(([app, { lines }]) => [app, lines])).toEqual([
    ['mfe-courses', ['Tees are grouped']],
    ['shell', ['Tees are grouped']],
  ]);
});

test('the first release of an app is told of in the words of its manifest', async () => {
  const notes = await changeNotes(['mfe-trophy-room'], {});
  expect(notes.get('mfe-trophy-room')).toMatchObject({
    lines: ['New: a room for every player’s trophies and badges'],
    said: true,
  });
});

test('a release before that was built of a commit that is not here costs the older lines, not the release', async () => {
  const pointer = withLive({}, 'mfe-courses', '1', { note: { lines: [], said: true, commit: '0'.repeat(40) } });
  const lines = (await changeNotes(['mfe-courses'], pointer)).get('mfe-courses')?.lines ?? [];
  expect(lines.length).toBeLessThanOrEqual(1);
});
