import {
  colour,
  countryCode,
  coursePicture,
  day,
  flag,
  gender,
  id,
  instant,
  link,
  picture,
  rating,
  slope,
  text,
  whole,
  type Cell,
} from './cells.ts';

/** A column without empty cells. */
interface Filled<T> {
  cell: Cell<T>;
  required: true;
}

/** A column that may have empty cells, which are read as null. */
interface Maybe<T> {
  cell: Cell<T>;
  required: false;
  /** Whether the whole column may be missing: it was added after the first data folders. */
  later?: true;
}

export type Columns = Record<string, Filled<unknown> | Maybe<unknown>>;

/** A parsed row: decimals in whole database units, flags as 0 and 1. */
export type RowOf<C extends Columns> = {
  [Name in keyof C]: C[Name] extends Filled<infer T> ? T : C[Name] extends Maybe<infer T> ? T | null : never;
};

export interface Table<C extends Columns = Columns> {
  file: string;
  columns: C;
  /** Columns that form the unique key of a row. */
  key: readonly (keyof C & string)[];
}

const filled = <T>(cell: Cell<T>): Filled<T> => ({ cell, required: true });
const maybe = <T>(cell: Cell<T>): Maybe<T> => ({ cell, required: false });
const later = <T>(cell: Cell<T>): Maybe<T> => ({ cell, required: false, later: true });

function table<C extends Columns>(file: string, columns: C, ...key: (keyof C & string)[]): Table<C> {
  return { file, columns, key };
}

const ofPlayer = { player_id: filled(id) };
const strokesToPar = whole('a score relative to par', -40, 200);
const parOfHoles = whole('a par', 27, 99);

/** The twelve files of a data folder, as specified in docs/data.md. */
export const TABLES = {
  countries: table('countries.csv', { code: filled(countryCode), flag_name: filled(text) }, 'code'),
  players: table(
    'players.csv',
    {
      id: filled(id),
      name: filled(text),
      code: filled(countryCode),
      live: filled(flag),
      badge_id: maybe(id),
      profile: maybe(picture),
      bio: maybe(text),
    },
    'id',
  ),
  channels: table(
    'channels.csv',
    {
      ...ofPlayer,
      position: filled(whole('a position', 1, 4)),
      name: filled(text),
      link: maybe(link),
      logo: maybe(picture),
      subscribers: later(whole('a number of subscribers', 0, 1_000_000_000)),
    },
    'player_id',
    'position',
  ),
  courses: table(
    'courses.csv',
    {
      id: filled(id),
      club_name: filled(text),
      course_name: filled(text),
      club_location: filled(text),
      club_country: filled(text),
      club_continent: filled(text),
      code: filled(countryCode),
      metres: filled(flag),
      description: maybe(text),
      feature_image: maybe(coursePicture),
      released_at: maybe(instant),
    },
    'id',
  ),
  tees: table(
    'tees.csv',
    {
      id: filled(id),
      course_id: filled(id),
      name: filled(text),
      background: filled(colour),
      text_color: filled(colour),
      gender: filled(gender),
      length: filled(whole('a length', 500, 12_000)),
      par: filled(whole('a par', 54, 99)),
      course_rating: filled(rating),
      slope_rating: filled(slope),
    },
    'id',
  ),
  course_images: table(
    'course-images.csv',
    { id: filled(id), course_id: filled(id), image_path: filled(picture), alt_text: filled(text) },
    'id',
  ),
  rounds: table(
    'rounds.csv',
    {
      id: filled(id),
      ...ofPlayer,
      date: filled(day),
      tracked_at: filled(instant),
      video: filled(text),
      link: maybe(link),
      back_nine_title: maybe(text),
      back_nine_link: maybe(link),
      tee_id: maybe(id),
      course: maybe(text),
      holes: filled(whole('a number of holes', 9, 18)),
      par: maybe(parOfHoles),
      course_rating: maybe(rating),
      slope_rating: maybe(slope),
      gross: filled(whole('a number of strokes', 9, 400)),
      comments: maybe(text),
      pro: filled(flag),
    },
    'id',
  ),
  trophies: table(
    'trophies.csv',
    {
      id: filled(id),
      ...ofPlayer,
      name: filled(text),
      trophy_path: filled(picture),
      horizontal: filled(flag),
      link: maybe(link),
      description: maybe(text),
      title: maybe(text),
      date: maybe(day),
      course: maybe(text),
      score: maybe(strokesToPar),
      par: maybe(parOfHoles),
      score_id: maybe(id),
      comments: maybe(text),
    },
    'id',
  ),
  achievements: table('achievements.csv', {
    ...ofPlayer,
    badge_id: maybe(id),
    badge_name: maybe(text),
    badge_description: maybe(text),
    achievement_id: maybe(id),
    achievement_name: maybe(text),
    achievement_description: maybe(text),
    image_path: filled(picture),
  }),
  items: table(
    'items.csv',
    {
      id: filled(id),
      ...ofPlayer,
      name: filled(text),
      path: filled(picture),
      description: maybe(text),
      link: maybe(link),
    },
    'id',
  ),
  cabinets: table('cabinets.csv', { ...ofPlayer, cabinet_path: filled(picture) }, 'player_id'),
  unlocked_items: table('unlocked-items.csv', { ...ofPlayer, item_id: filled(id) }, 'player_id', 'item_id'),
};

export type TableName = keyof typeof TABLES;
export type FolderRows = { [Name in TableName]: RowOf<(typeof TABLES)[Name]['columns']> };
export type RoundCells = FolderRows['rounds'];
