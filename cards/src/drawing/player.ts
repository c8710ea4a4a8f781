import type { Person, PlayerContent } from '../content/content.ts';
import {
  COLOURS,
  DISPLAY,
  EDGE,
  fitWords,
  HEIGHT,
  PLAIN,
  STRONG,
  WIDTH,
  write,
  writeFitted,
  type Pen,
} from './canvas.ts';
import { historyLine } from './history-line.ts';
import { brand, face, flag, ground, legend, shelf } from './parts.ts';

const FACE = 212;
const FACE_TOP = 146;
/** Top of the lower part. */
const SHELF = 404;
/** Box of the history line, on the right of the lower part. */
const LINE = { x: 520, y: SHELF + 44, width: WIDTH - EDGE - 520, height: HEIGHT - SHELF - 96 };

/** "Up 2 places in 30 days" */
function movementInWords(moved: number | null): { words: string; colour: string } | null {
  if (moved === null) return null;
  if (moved === 0) return { words: 'No change in 30 days', colour: COLOURS.ink2 };
  const places = Math.abs(moved) === 1 ? '1 place' : `${Math.abs(moved)} places`;
  return moved > 0
    ? { words: `Up ${places} in 30 days`, colour: COLOURS.accent }
    : { words: `Down ${places} in 30 days`, colour: COLOURS.ink2 };
}

/**
 * Draws face, name and flag of a player, with a line of text beside the flag.
 * @param right end of the space for text, in px
 */
export async function drawWho(pen: Pen, person: Person, line: string, right: number): Promise<void> {
  const x = EDGE + FACE + 40;
  const name = fitWords(pen, person.name, person.spare, DISPLAY, {
    width: right - x,
    lines: 2,
    size: 74,
    smallest: 44,
  });
  await face(pen, person, name.lines.join(' '), EDGE, FACE_TOP, FACE);
  const leading = name.style.size * 1.02;
  // Name and the text below it are centred on the face.
  const height = name.lines.length * leading + 16 + 34 + (person.legend ? 58 : 0);
  const top = FACE_TOP + (FACE - height) / 2;
  writeFitted(pen, name, { x, y: top + name.style.size * 0.82, colour: COLOURS.ink });
  let y = top + name.lines.length * leading + 16 + 27;
  const hasFlag = person.name !== null && (await flag(pen, person.flag, x, y - 26, 40));
  const lead = fitWords(pen, line || ' ', ' ', PLAIN, {
    width: right - x - 56,
    size: 28,
    smallest: 20,
  });
  writeFitted(pen, lead, { x: x + (hasFlag ? 56 : 0), y, colour: COLOURS.ink2 });
  y += 62;
  if (person.legend) legend(pen, x, y - 6, 24);
}

/** One player: name, handicap, place, and handicap history. */
export async function drawPlayer(pen: Pen, content: PlayerContent): Promise<void> {
  ground(pen);
  shelf(pen, SHELF);
  await brand(pen);
  const { person, place, ranked, moved, rounds, history } = content;
  const hasHandicap = place !== '';
  const size = hasHandicap ? 190 : 110;
  const width = write(
    pen,
    person.handicap,
    { ...DISPLAY, size },
    {
      x: WIDTH - EDGE,
      y: hasHandicap ? 318 : 290,
      colour: hasHandicap ? COLOURS.accent : COLOURS.ink2,
      align: 'right',
    },
  );
  write(pen, 'Handicap', { ...PLAIN, size: 28 }, { x: WIDTH - EDGE, y: 158, colour: COLOURS.ink2, align: 'right' });
  const words = [person.country, rounds === null ? '' : `${rounds} ${rounds === 1 ? 'round' : 'rounds'}`];
  await drawWho(pen, person, words.filter(Boolean).join('  ·  '), WIDTH - EDGE - Math.max(width, 120) - 48);

  if (hasHandicap) {
    const taken = write(pen, place, { ...DISPLAY, size: 108 }, { x: EDGE, y: SHELF + 124, colour: COLOURS.ink });
    write(pen, `of ${ranked}`, { ...STRONG, size: 40 }, { x: EDGE + taken + 18, y: SHELF + 124, colour: COLOURS.ink2 });
  } else {
    const words = 'On the way to a handicap';
    write(pen, words, { ...STRONG, size: 44 }, { x: EDGE, y: SHELF + 110, colour: COLOURS.ink });
    const when = 'It comes with the fifth round seen on video.';
    write(pen, when, { ...PLAIN, size: 28 }, { x: EDGE, y: SHELF + 160, colour: COLOURS.ink2 });
  }
  const movement = hasHandicap ? movementInWords(moved) : null;
  if (movement) {
    write(
      pen,
      movement.words,
      { ...STRONG, weight: 600, size: 28 },
      { x: EDGE, y: SHELF + 180, colour: movement.colour },
    );
  }
  historyLine(pen, history, LINE);
}
