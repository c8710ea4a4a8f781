import { createCanvas } from '@napi-rs/canvas';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { contentsOf, HOSTILE, person } from '../testing/contents.ts';
import { createArtist } from './artist.ts';
import { DISPLAY } from './canvas.ts';
import { drawCard } from './draw-card.ts';
import { setFont } from './fonts.ts';
import { fit, legible } from './text.ts';

const context = createCanvas(10, 10).getContext('2d');
const kinds = contentsOf('Odhrán Kilvarney').map((content) => [content.kind, content] as const);

/** A picture of one colour. */
const picture = (background: string) =>
  sharp({ create: { width: 192, height: 192, channels: 3, background } })
    .png()
    .toBuffer();

/** Size of a PNG, from its header. */
function sizeOf(png: Buffer) {
  expect(png.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1A\n');
  expect(png.toString('latin1', 12, 16)).toBe('IHDR');
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
}

/** Number of pixels by colour. */
async function coloursOf(png: Buffer): Promise<Map<string, number>> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const counts = new Map<string, number>();
  for (let at = 0; at < data.length; at += info.channels) {
    const colour = `#${data.toString('hex', at, at + 3)}`;
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  return counts;
}

test.each(kinds)('the card of a %s is a PNG of 1200 × 630 on the pine of the site', async (_, content) => {
  const png = await drawCard(content, new Map());
  expect(sizeOf(png)).toEqual([1200, 630]);
  const [[ground]] = [...(await coloursOf(png))].toSorted(([, a], [, b]) => b - a) as [[string, number]]; // 756,000 pixels
  expect(ground).toBe('#0f2f20');
});

test('a card shows the face, the flag and the picture that there are', async () => {
  const pictures = new Map([
    ['/images/profiles/14.svg?w=192', await picture('#ff00ff')],
    ['/flags/ie.svg', await picture('#00ffff')],
    ['/images/courses/1.svg', await picture('#ffff00')],
  ]);
  const [player, , course] = contentsOf('Ada');
  if (!player || !course) throw new Error('There are no such contents');
  const shown = await coloursOf(await drawCard(player, pictures));
  // Circles and round corners lose a little.
  expect(shown.get('#ff00ff')).toBeGreaterThan(30_000);
  expect(shown.get('#00ffff')).toBeGreaterThan(1000);
  expect((await coloursOf(await drawCard(course, pictures))).get('#ffff00')).toBeGreaterThan(50_000);
});

test('what is no picture is left out', async () => {
  const [player] = contentsOf('Ada');
  if (!player) throw new Error('There is no such content');
  const broken = new Map([['/images/profiles/14.svg?w=192', Buffer.from('<svg><image href="file:///etc/passwd"/>')]]);
  expect(await drawCard(player, broken)).toEqual(await drawCard(player, new Map()));
});

test('who is not announced has neither name nor flag on the card', async () => {
  const draw = (name: string) =>
    drawCard(
      {
        kind: 'player',
        page: 'https://golf.test/players/14',
        change: null,
        person: { ...person(null), spare: name },
        place: '1',
        ranked: 2,
        moved: 0,
        rounds: 9,
        history: [],
        span: null,
      },
      new Map(),
    );
  expect(await draw('Ada')).toEqual(await draw('Bob'));
});

describe('a name', () => {
  test.each(HOSTILE)('is drawn on every card: %s', async (_, name) => {
    for (const content of contentsOf(name)) expect(sizeOf(await drawCard(content, new Map()))).toEqual([1200, 630]);
  });

  test.each([...HOSTILE, ['of two words', 'Odhrán Kilvarney'] as const])('never leaves its room: %s', (_, name) => {
    for (const [width, lines] of [
      [260, 1],
      [420, 2],
      [600, 3],
    ] as const) {
      const words = legible(context, name, 'Player 14');
      const fitted = fit(context, words, DISPLAY, { width, lines, size: 88, smallest: 40 });
      expect(fitted.lines.length).toBeGreaterThan(0);
      expect(fitted.lines.length).toBeLessThanOrEqual(lines);
      expect(fitted.style.size).toBeGreaterThanOrEqual(40);
      for (const line of fitted.lines) {
        setFont(context, fitted.style);
        expect(context.measureText(line).width).toBeLessThanOrEqual(width);
      }
    }
  });

  test.each([
    ['Odhrán Kilvarney', 'Odhrán Kilvarney'],
    ['Łukasz Żółć, Nguyễn Văn Ánh', 'Łukasz Żółć, Nguyễn Văn Ánh'],
    ['Ada 🏌️‍♀️ Whitfield', 'Ada Whitfield'],
    ['  Ada\n Whitfield\u0000 ', 'Ada Whitfield'],
    ['<b>Ada</b>', '<b>Ada</b>'],
    ['\u202EAda', 'Ada'],
    ['Ada \uE000', 'Ada'],
  ])('%s reads %s', (name, read) => {
    expect(legible(context, name, 'Player 14')).toBe(read);
  });

  test.each(['\u{10600}\u{10601}\u{10602}', '\uE000 \uE001', '⛳️', ''])(
    'whose letters no font has gives way to another: %s',
    (name) => {
      expect(legible(context, name, 'Player 14')).toBe('Player 14');
    },
  );

  test('is cut with an ellipsis where it never fits', () => {
    const fitted = fit(context, 'W'.repeat(300), DISPLAY, { width: 300, lines: 1, size: 60, smallest: 40 });
    expect(fitted.lines).toEqual([expect.stringMatching(/^W+…$/)]);
  });
});

describe('the process that draws', () => {
  const [content] = contentsOf('Ada');
  if (!content) throw new Error('There is no such content');

  test('draws what is drawn here, and several cards at once', async () => {
    const artist = createArtist();
    const cards = await Promise.all([1, 2, 3].map(() => artist.draw(content, new Map())));
    artist.close();
    const here = await drawCard(content, new Map());
    for (const card of cards) expect(card.equals(here)).toBe(true);
  });

  /** @promise Pages: A social card is … */
  test('is ended when a card takes too long', async () => {
    const artist = createArtist({ timeout: 1 });
    await expect(artist.draw(content, new Map())).rejects.toThrow('took too long');
    artist.close();
  });

  test('turns cards away once too many wait', async () => {
    const artist = createArtist({ atATime: 1, waiting: 1 });
    const [first, second, third] = [1, 2, 3].map(() => artist.draw(content, new Map()));
    await expect(third).rejects.toThrow('too many cards');
    expect((await first)?.equals((await second) ?? Buffer.of())).toBe(true);
    artist.close();
  });

  /** @promise Pages: A social card is … */
  test('is there again for the next card after it has ended', async () => {
    const artist = createArtist();
    const first = await artist.draw(content, new Map());
    artist.close();
    expect((await artist.draw(content, new Map())).equals(first)).toBe(true);
    artist.close();
  });
});
