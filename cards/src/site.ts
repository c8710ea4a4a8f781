import { rows } from '@golf/shared/api';
import type { ListedPage } from '@golf/shared/platform/contract';
import type * as v from 'valibot';

/** What cards are made of. */
export interface CardSite {
  /** Answers a path of the API. */
  fetchAnswer: (path: string) => Promise<{ status: number; body: string }>;
  /** The version of the data that is served; null: it is somebody else's. */
  dataVersion: () => string | null;
  /** Milliseconds after which somebody else's data is asked for again; null: the version says when. */
  maxAge: number | null;
  /** The pages that the live remotes add to the site. */
  pages: () => Promise<readonly ListedPage[]>;
  /** A file that the site serves, by its root-relative address; null where there is none. */
  fileAt: (address: string) => Promise<Buffer | null>;
  /** Canonical origin of the deployment. */
  origin: string;
  warn: (message: string) => void;
}

/** The backend does not say what a card would show. It may later. */
export class NotSaid extends Error {
  override readonly name = 'NotSaid';
  /** HTTP status of an answer that needs it. */
  readonly statusCode = 503;
}

/**
 * A decoded answer of the API; null where it says that there is nothing.
 * @throws NotSaid where it says neither
 */
export async function ask<T>(site: CardSite, path: string, decode: (answer: unknown) => T): Promise<T | null> {
  try {
    const { status, body } = await site.fetchAnswer(path);
    if (status === 404) return null;
    if (status === 200) return decode(JSON.parse(body));
  } catch (cause) {
    throw new NotSaid(`${path} cannot be read`, { cause });
  }
  throw new NotSaid(`${path} is not answered`);
}

/** The same of a list that every backend has. @throws NotSaid also where there is nothing */
export async function askRows<Schema extends v.GenericSchema>(
  site: CardSite,
  path: string,
  schema: Schema,
): Promise<v.InferOutput<Schema>[]> {
  const found = await ask(site, path, rows(schema));
  if (found === null) throw new NotSaid(`${path} is not there`);
  return found;
}

/** The same of what may be left out: null whatever is wrong with it. */
export const askMaybe = <T>(site: CardSite, path: string, decode: (answer: unknown) => T): Promise<T | null> =>
  ask(site, path, decode).catch(() => null);
