import { join } from 'node:path';
import { licenceOf, type Licence } from '../data-file/licence.ts';
import { writeDataFile } from '../data-file/write.ts';
import type { Database } from '../schema.ts';
import { storageProblem } from '@golf/node-kit/storage-problem';
import { checkFolder, type CheckOptions } from './check-folder.ts';
import { checkPlausible } from './check-plausible.ts';
import { contentHash } from './content-hash.ts';
import { deriveContent, type DerivedContent } from './derive.ts';
import type { Problem } from './problem.ts';
import type { Folder } from './read-folder.ts';
import { dataVersionOf, storeContent } from './store-content.ts';
import { removeUnnamed, storePictures, type PicturesToStore } from './store-pictures.ts';
import { PlayerSummaries } from '../summaries/summaries.ts';

/** Steps of an import, in this order. */
export type ImportStep = 'read' | 'derive' | 'pictures' | 'store' | 'pack';

export interface ImportProgress {
  step: ImportStep;
  done: number;
  total: number;
}

export interface ImportOptions extends Pick<CheckOptions, 'pictureOrigins'> {
  /** Folder that the server serves pictures from. */
  imagesFolder: string;
  /** Accepts likely mistakes: files that lost more than half of their rows, and rounds in the future. */
  allowShrink?: boolean;
  /** Clock, in milliseconds. */
  now?: () => number;
  onProgress?: (progress: ImportProgress) => void;
}

interface Refused {
  status: 'refused';
  problems: Problem[];
}

interface Stored {
  /** Unchanged: the database already had identical content. */
  status: 'imported' | 'unchanged';
  dataVersion: string;
  players: number;
  rounds: number;
  courses: number;
  /** Number of pictures with new content. */
  copiedPictures: number;
  /** Thumbnails that could not be made, as the file is not a readable picture. The original is shown instead. */
  unreadablePictures: string[];
}

export type ImportResult =
  | Refused
  | (Stored & {
      /** Why the data file could not be written, as a sentence. Null: it was written. */
      dataFileProblem: string | null;
    });

/** The data is valid but cannot be written, and the old data is kept. The message is one sentence. */
export class ImportError extends Error {
  override readonly name = 'ImportError';
}

async function orImportError<T>(what: string, work: Promise<T>): Promise<T> {
  return work.catch((cause: unknown) => {
    throw new ImportError(`${what}: ${storageProblem(cause)}; the site keeps the data it has.`, { cause });
  });
}

const IMAGES = '/images/';

/** Pictures that need thumbnails, as paths below images/: faces, logos, and the first picture of each course. */
function shownSmall({ players, channels, course_images: images }: Folder): Set<string> {
  // Later entries overwrite earlier ones, so the lowest id wins.
  const first = new Map(
    images.rows.toSorted((a, b) => b.id - a.id).map((image) => [image.course_id, image.image_path]),
  );
  const named = [
    ...players.rows.map(({ profile }) => profile),
    ...channels.rows.map(({ logo }) => logo),
    ...first.values(),
  ];
  const paths = named.filter((path) => path?.startsWith(IMAGES));
  return new Set(paths.map((path) => path?.slice(IMAGES.length) ?? ''));
}

type Tell = (step: ImportStep) => (done: number, total: number) => void;

/*
 * One function per step, so that its data (keys and lines of a million rounds, then the rounds themselves) can be
 * garbage collected before the next step.
 */

async function readContent(
  folder: string,
  database: Database,
  { pictureOrigins = [], allowShrink = false, now = Date.now }: ImportOptions,
  tell: Tell,
): Promise<Refused | { status: 'read'; derived: DerivedContent; toStore: PicturesToStore }> {
  const checked = await checkFolder(folder, { pictureOrigins, onRead: tell('read') });
  if (checked.problems.length > 0) return { status: 'refused', problems: checked.problems };
  const mistakes = allowShrink ? [] : await checkPlausible(checked.folder, database, now());
  if (mistakes.length > 0) return { status: 'refused', problems: mistakes };
  return {
    status: 'read',
    derived: deriveContent(checked.folder, tell('derive')),
    toStore: { paths: checked.pictures, small: shownSmall(checked.folder) },
  };
}

async function replaceContent(
  folder: string,
  database: Database,
  options: ImportOptions,
  tell: Tell,
): Promise<Refused | (Stored & { licence: Licence })> {
  const { imagesFolder } = options;
  const read = await readContent(folder, database, options, tell);
  if (read.status === 'refused') return read;
  const { derived, toStore } = read;
  // Pictures first, under new names: the site does not change until the rows reference them.
  const { pictures, copied, unreadable } = await orImportError(
    `The pictures cannot be copied to ${imagesFolder}`,
    storePictures(join(folder, 'images'), imagesFolder, toStore, tell('pictures')),
  );
  const licence = await orImportError(`${join(folder, 'licence.txt')} cannot be read`, licenceOf(folder));
  const summaries = new PlayerSummaries(derived);
  const content = {
    ...derived,
    pictures,
    player_summaries: summaries,
    records: summaries.records,
    past_boards: summaries.pastBoards,
    course_summaries: summaries.courses,
  };
  const hash = contentHash(content);
  const stored = await orImportError(
    'The data cannot be stored',
    storeContent(database, content, { contentHash: hash, importedAt: new Date().toISOString() }, tell('store')),
  );
  // The next import retries the removal. The data is already stored.
  await removeUnnamed(imagesFolder, new Set(pictures.map(({ file }) => file))).catch(() => {});
  return {
    status: stored ? 'imported' : 'unchanged',
    dataVersion: dataVersionOf(hash),
    players: content.players.length,
    rounds: content.rounds.length,
    courses: content.courses.length,
    copiedPictures: copied,
    unreadablePictures: unreadable,
    licence,
  };
}

/**
 * Checks a data folder and replaces the content of the site with it. On any problem nothing changes.
 * @throws NoFolderError, ImportError
 */
export async function importFolder(folder: string, database: Database, options: ImportOptions): Promise<ImportResult> {
  const { imagesFolder, onProgress = () => {} } = options;
  const tell: Tell = (step) => (done, total) => onProgress({ step, done, total });
  const replaced = await replaceContent(folder, database, options, tell);
  if (replaced.status === 'refused') return replaced;
  const { licence, ...stored } = replaced;
  // After the data is live, as the site does not wait for this file. Until then the old file is served, with its date.
  const dataFileProblem = await writeDataFile(database, imagesFolder, licence, tell('pack')).then(
    () => null,
    (error: unknown) =>
      `The data is imported, but its file for visitors cannot be written to ${imagesFolder}: ${storageProblem(error)}; the next import tries again.`,
  );
  return { ...stored, dataFileProblem };
}
