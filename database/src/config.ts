import { dirname, join, resolve } from 'node:path';
import * as v from 'valibot';
import { isPostgresAddress } from './engine.ts';
import { isOrigin, readVariables } from '@golf/node-kit/environment';
import { PROJECT_ROOT } from '@golf/node-kit/project-root';

export interface DataConfig {
  /** A SQLite file, or a PostgreSQL URL: "postgres://golf:secret@db.example/golf". */
  readonly database: string;
  readonly imagesFolder: string;
  /** Image origins in addition to that of the site. Video thumbnails are always included. */
  readonly pictureOrigins: readonly string[];
}

const THUMBNAIL_ORIGINS = ['https://i.ytimg.com'];

const listOf = (value: string) => value.split(/[\s,]+/).filter(Boolean);

/** A folder or file. A relative path is resolved against the project folder. */
export const pathVariable = (standard: string) =>
  v.pipe(
    v.optional(v.string(), standard),
    v.transform((value) => resolve(PROJECT_ROOT, value)),
  );

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

export function dataConfig(read: v.InferOutput<typeof variables>): DataConfig {
  return {
    database: read.DATABASE_URL ?? read.DATABASE_PATH,
    imagesFolder: read.IMAGES_DIR ?? join(dirname(read.DATABASE_PATH), 'images'),
    pictureOrigins: [...THUMBNAIL_ORIGINS, ...read.PICTURE_ORIGINS],
  };
}

/**
 * Reads the configuration of a program that only uses the data.
 * @throws ConfigError
 */
export function readDataConfig(env: Record<string, string | undefined>): DataConfig {
  return dataConfig(readVariables(variables, env));
}
