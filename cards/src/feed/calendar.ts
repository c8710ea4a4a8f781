import { SITE } from '@golf/shared/site';
import type { FeedEntry } from './feed.ts';

/** Maximum length of a line in octets (RFC 5545, section 3.1). */
const LINE_LENGTH = 75;

// oxlint-disable-next-line no-control-regex
const CONTROL = /[\u0000-\u0009\u000b-\u001f\u007f]/g;

/** Text as a value: commas, semicolons and backslashes escaped, lines joined. */
const escaped = (text: string) =>
  text
    .replaceAll(CONTROL, ' ')
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll('\n', String.raw`\n`);

/** A content line in parts of at most 75 octets, each further one after a space. No character is split. */
function folded(line: string): string {
  let length = 0;
  let text = '';
  for (const character of line) {
    const octets = Buffer.byteLength(character);
    if (length + octets > LINE_LENGTH) {
      text += '\r\n ';
      length = 1;
    }
    text += character;
    length += octets;
  }
  return text;
}

/** Rounds as an iCalendar (RFC 5545): one event a round, on its whole day. */
export function calendar(origin: string, rounds: readonly FeedEntry[], title: string): string {
  const lines = ['BEGIN:VCALENDAR', 'VERSION:2.0', `PRODID:-//${SITE.name}//EN`, `X-WR-CALNAME:${escaped(title)}`];
  for (const { id, title: video, description, path, date, author } of rounds) {
    const day = date.toISOString().slice(0, 10).replaceAll('-', '');
    lines.push(
      'BEGIN:VEVENT',
      `UID:${id}@${new URL(origin).host}`,
      // The day of the round: the same answer again for the same rounds.
      `DTSTAMP:${day}T000000Z`,
      `DTSTART;VALUE=DATE:${day}`,
      `SUMMARY:${escaped(`${author}: ${description}`)}`,
      // With the link: some calendars do not show URL.
      `DESCRIPTION:${escaped(`${video}\n${origin}${path}`)}`,
      `URL:${origin}${path}`,
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    );
  }
  return [...lines, 'END:VCALENDAR', ''].map(folded).join('\r\n');
}
