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

/** What an import is doing, in this order. */
export type ImportStep = 'read' | 'derive' | 'pictures' | 'store' | 'pack';

export interface ImportProgress {
  step: ImportStep;
  done: number;
  total: number;
}

export interface ImportOptions extends Pick<CheckOptions, 'pictureOrigins'> {
  /** Where the server serves pictures from. */
  imagesFolder: string;
  /** Takes what is surely a mistake otherwise: files that lost more than half of their rows, rounds in the future. */
  allowShrink?: boolean;
  /** The clock, in milliseconds. */
  now?: () => number;
  onProgress?: (progress: ImportProgress) => void;
}

interface Refused {
  status: 'refused';
  problems: Problem[];
}

/** What visitors see from then on. */
interface Stored {
  /** Unchanged: the database held this very content already. */
  status: 'imported' | 'unchanged';
  dataVersion: string;
  players: number;
  rounds: number;
  courses: number;
  /** Pictures whose content was new. */
  copiedPictures: number;
  /** Of those that are shown small, those that cannot be read as pictures: they are shown as they are. */
  unreadablePictures: string[];
}

export type ImportResult =
  | Refused
  | (Stored & {
      /** Why visitors find no file of the data, as a sentence; null where they do. */
      dataFileProblem: string | null;
    });

/** The data is right but cannot be written; the old data stays. The message is one sentence. */
export class ImportError extends Error {
  override readonly name = 'ImportError';
}

async function orImportError<T>(what: string, work: Promise<T>): Promise<T> {
  return work.catch((cause: unknown) => {
    throw new ImportError(`${what}: ${storageProblem(cause)}; the site keeps the data it has.`, { cause });
  });
}

const IMAGES = '/images/';

/** The pictures that are shown small, as paths below images/: faces, logos, and the first of each course. */
function shownSmall({ players, channels, course_images: images }: Folder): Set<string> {
  // The lowest id is the last to be set.
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
 * One function for each step, so that what only this one needs (keys and lines of a million rounds, then the rounds
 * themselves) can be collected before the next one begins.
 */

/** Reads and checks a folder, and works out what follows from it. */
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

/** Replaces what the site shows. */
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
  // Pictures first, each under a name of its own: what shows stays as it is until the rows name the new ones.
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
    course_summaries: summaries.courses,
  };
  const hash = contentHash(content);
  const stored = await orImportError(
    'The data cannot be stored',
    storeContent(database, content, { contentHash: hash, importedAt: new Date().toISOString() }, tell('store')),
  );
  // What could not be removed is tried again by the next import; the data is there.
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
 * Checks a data folder and replaces what the site shows with it, or changes nothing.
 * @throws NoFolderError, ImportError
 */
export async function importFolder(folder: string, database: Database, options: ImportOptions): Promise<ImportResult> {
  const { imagesFolder, onProgress = () => {} } = options;
  const tell: Tell = (step) => (done, total) => onProgress({ step, done, total });
  const replaced = await replaceContent(folder, database, options, tell);
  if (replaced.status === 'refused') return replaced;
  const { licence, ...stored } = replaced;
  // After the data is seen: nobody waits for the file. Until it is there, visitors find the one of before, with its date.
  const dataFileProblem = await writeDataFile(database, imagesFolder, licence, tell('pack')).then(
    () => null,
    (error: unknown) =>
      `The data is imported, but its file for visitors cannot be written to ${imagesFolder}: ${storageProblem(error)}; the next import tries again.`,
  );
  return { ...stored, dataFileProblem };
}
