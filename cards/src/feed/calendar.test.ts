import { expect, test } from 'vitest';
import { calendar } from './calendar.ts';

const ROUND = {
  id: 'score-7',
  title: 'Wind, rain; and \\ sun',
  description: '+3 at Oakmont',
  path: '/rounds/7-ada-at-oakmont',
  date: new Date('2026-11-09'),
  author: 'Ada',
};

/** @promise Pages: The calendar of rounds is iCalendar: lines of 75 octets, text escaped */
test('a round is an event on its whole day, with the link to its page', () => {
  const text = calendar('https://golf.test', [ROUND], 'Mine, and theirs');
  expect(text.split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Golf Handicaps//EN',
    'X-WR-CALNAME:Mine\\, and theirs',
    'BEGIN:VEVENT',
    'UID:score-7@golf.test',
    'DTSTAMP:20261109T000000Z',
    'DTSTART;VALUE=DATE:20261109',
    'SUMMARY:Ada: +3 at Oakmont',
    'DESCRIPTION:Wind\\, rain\\; and \\\\ sun\\nhttps://golf.test/rounds/7-ada-at-oak',
    ' mont',
    'URL:https://golf.test/rounds/7-ada-at-oakmont',
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test('a title cannot end its line, and no character is split at the fold', () => {
  const title = `${'⛳️🏌️'.repeat(60)}\r\nEND:VCALENDAR\u0000`;
  const text = calendar('https://golf.test', [{ ...ROUND, title }], 'T');
  expect(text.match(/^END:VCALENDAR\r$/gm)).toHaveLength(1);
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(text.replaceAll('\r\n ', '')).toContain('⛳️🏌️'.repeat(60));
});
