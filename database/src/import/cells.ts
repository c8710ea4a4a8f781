import { LARGEST_ID } from '../schema.ts';
import { isPictureFileName, isPicturePath } from '../picture-path.ts';

/** Parser of a kind of cell, and its wording in messages. */
export interface Cell<T> {
  /** Value of a non-empty cell, trimmed. Undefined: invalid. */
  read(text: string): T | undefined;
  /** "a slope rating" */
  what: string;
  /** "write a whole number from 55 to 155" */
  right: string;
}

const LONGEST_TEXT = 20_000;
const LONGEST_LINK = 2000;

const WHOLE = /^-?\d{1,10}$/;

export function whole(what: string, min: number, max: number): Cell<number> {
  return {
    what,
    right: max === LARGEST_ID ? `write a whole number from ${min} up` : `write a whole number from ${min} to ${max}`,
    read(text) {
      const value = WHOLE.test(text) ? Number(text) : NaN;
      return value >= min && value <= max ? value : undefined;
    },
  };
}

export const id = whole('an id', 1, LARGEST_ID);

// Text must not contain control characters, except line breaks and tabs.
// oxlint-disable-next-line no-control-regex
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;

export const text: Cell<string> = {
  what: 'readable text',
  right: `write at most ${LONGEST_TEXT} characters, without control characters`,
  read: (value) => (value.length <= LONGEST_TEXT && !CONTROL.test(value) ? value : undefined),
};

/** 1 or 0, as stored in the database. */
export const flag: Cell<number> = {
  what: 'a flag',
  right: 'write true or false',
  read: (value) => (value === 'true' ? 1 : value === 'false' ? 0 : undefined),
};

/** A rating in strokes, converted to tenths. */
export const rating: Cell<number> = {
  what: 'a course rating',
  right: 'write a number from 40.0 to 99.9 with at most one decimal',
  read(value) {
    const [, strokes, tenths = '0'] = /^(\d{2})(?:\.(\d))?$/.exec(value) ?? [];
    const total = Number(strokes) * 10 + Number(tenths);
    return total >= 400 ? total : undefined;
  },
};

export const slope = whole('a slope rating', 55, 155);

function isDay(year: number, month: number, day: number): boolean {
  if (year < 1900 || month < 1 || month > 12 || day < 1) return false;
  return day <= 28 || new Date(Date.UTC(year, month - 1, day)).getUTCMonth() === month - 1;
}

export const day: Cell<string> = {
  what: 'a day',
  right: 'write it as 2026-11-15',
  read(value) {
    const [, year, month, date] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(value) ?? [];
    return isDay(Number(year), Number(month), Number(date)) ? value : undefined;
  },
};

export const instant: Cell<string> = {
  what: 'an instant',
  right: 'write it as 2026-11-15T18:30:00Z',
  read(value) {
    const [, year, month, date] = /^(\d{4})-(\d\d)-(\d\d)T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\dZ$/.exec(value) ?? [];
    return isDay(Number(year), Number(month), Number(date)) ? value : undefined;
  },
};

function isHttps(value: string): boolean {
  if (value.length > LONGEST_LINK || !value.startsWith('https://') || /[\s"<>\\]/.test(value)) return false;
  const url = URL.parse(value);
  return url !== null && url.hostname !== '' && url.username === '' && url.password === '';
}

export const link: Cell<string> = {
  what: 'a link',
  right: 'write an absolute link that starts with https://',
  read: (value) => (isHttps(value) ? value : undefined),
};

export const picture: Cell<string> = {
  what: 'a picture',
  right:
    'write a path as /images/players/jo-doe.jpg, of letters, digits, dots, dashes and underscores, or an absolute https:// link',
  read: (value) => (isPicturePath(value) || isHttps(value) ? value : undefined),
};

/** Name of a file in images/courses/. */
export const coursePicture: Cell<string> = {
  what: 'the name of a file',
  right: 'write the name of a file in images/courses/, without a folder',
  read: (value) => (isPictureFileName(value) ? value : undefined),
};

export const colour: Cell<string> = {
  what: 'a colour',
  right: 'write it as #1a2b3c',
  read: (value) => (/^#[\da-f]{6}$/i.test(value) ? value : undefined),
};

export const gender: Cell<'M' | 'F'> = {
  what: 'a gender',
  right: 'write M or F',
  read: (value) => (value === 'M' || value === 'F' ? value : undefined),
};

export const countryCode: Cell<string> = {
  what: 'a flag code',
  right: 'write it in lower case, as de, gb-sct or eu',
  read: (value) => (/^[a-z]{2}(?:-[a-z]{2,3})?$/.test(value) ? value : undefined),
};
