import { dirname, join, resolve } from 'node:path';
import * as v from 'valibot';
import { isPostgresAddress } from './engine.ts';
import { isOrigin, readVariables } from '@golf/node-kit/environment';
import { PROJECT_ROOT } from '@golf/node-kit/project-root';

/** Where the data is, and what it may name. */
export interface DataConfig {
  /** A SQLite file, or the address of a PostgreSQL database: "postgres://golf:secret@db.example/golf". */
  readonly database: string;
  /** Where pictures are served from. */
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
  DATABASE_URL: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (value) => isPostgresAddress(value) && /^\/[^/]+$/.test(URL.parse(value)?.pathname ?? ''),
        'write the address as postgres://user:password@host:5432/database',
      ),
    ),
  ),
  IMAGES_DIR: v.optional(pathVariable('')),
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
    database: read.DATABASE_URL ?? read.DATABASE_PATH,
    imagesFolder: read.IMAGES_DIR ?? join(dirname(read.DATABASE_PATH), 'images'),
    pictureOrigins: [...THUMBNAIL_ORIGINS, ...read.PICTURE_ORIGINS],
  };
}

/** Reads what a program needs that works on the data alone. @throws ConfigError */
export function readDataConfig(env: Record<string, string | undefined>): DataConfig {
  return dataConfig(readVariables(variables, env));
}
