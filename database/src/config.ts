import { dirname, join, resolve } from 'node:path';
import * as v from 'valibot';
import { isOrigin, readVariables } from './environment.ts';
import { PROJECT_ROOT } from './project-root.ts';

/** Where the data is, and what it may name. */
export interface DataConfig {
  /** The SQLite file. */
  readonly databasePath: string;
  /** Where pictures are served from: `images` beside the database. */
  readonly imagesFolder: string;
  /** Origins beside the site's own that pages may show pictures from; video thumbnails always come along. */
  readonly pictureOrigins: readonly string[];
}

/** Where video thumbnails come from. */
const THUMBNAIL_ORIGINS = ['https://i.ytimg.com'];

const listOf = (value: string) => value.split(/[\s,]+/).filter(Boolean);

/** A folder or file, below the project where it is not absolute. */
export const pathVariable = (standard: string) =>
  v.pipe(
    v.optional(v.string(), standard),
    v.transform((value) => resolve(PROJECT_ROOT, value)),
  );

/** The variables of the environment that say where the data is. */
export const DATA_VARIABLES = {
  DATABASE_PATH: pathVariable('data/golf.sqlite'),
  PICTURE_ORIGINS: v.pipe(
    v.optional(v.string(), ''),
    v.check(
      (value) => listOf(value).every((part) => isOrigin(part) && part.startsWith('https:')),
      'write origins such as https://cdn.golf.example, without paths, separated by commas',
    ),
    v.transform((value) => listOf(value).map((part) => new URL(part).origin)),
  ),
};

const variables = v.object(DATA_VARIABLES);

/** What the variables say. */
export function dataConfig(read: v.InferOutput<typeof variables>): DataConfig {
  return {
    databasePath: read.DATABASE_PATH,
    imagesFolder: join(dirname(read.DATABASE_PATH), 'images'),
    pictureOrigins: [...THUMBNAIL_ORIGINS, ...read.PICTURE_ORIGINS],
  };
}

/** Reads what a program needs that works on the data alone. @throws ConfigError */
export function readDataConfig(env: Record<string, string | undefined>): DataConfig {
  return dataConfig(readVariables(variables, env));
}
