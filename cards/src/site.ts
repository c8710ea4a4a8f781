import { rows } from '@golf/shared/api';
import type { ListedPage } from '@golf/shared/platform/contract';
import type * as v from 'valibot';

/** Data sources of the cards. */
export interface CardSite {
  /** Fetches a path of the API. */
  fetchAnswer: (path: string) => Promise<{ status: number; body: string }>;
  /** Version of the served data; null for another backend. */
  dataVersion: () => string | null;
  /** Milliseconds until data of another backend is refetched; null: the version decides. */
  maxAge: number | null;
  /** The pages that the live remotes add to the site. */
  pages: () => Promise<readonly ListedPage[]>;
  /** A file that the site serves, by its root-relative address; null if missing. */
  fileAt: (address: string) => Promise<Buffer | null>;
  /** Canonical origin of the deployment. */
  origin: string;
  warn: (message: string) => void;
}

/** The backend does not report the data of a card. It may do so later. */
export class NotSaid extends Error {
  override readonly name = 'NotSaid';
  /** HTTP status of a response that needs the data. */
  readonly statusCode = 503;
}

/**
 * A decoded response of the API; null for a not-found response.
 * @throws NotSaid for any other failure
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

/** Rows of a list that every backend has. @throws NotSaid on any failure, also not found */
export async function askRows<Schema extends v.GenericSchema>(
  site: CardSite,
  path: string,
  schema: Schema,
): Promise<v.InferOutput<Schema>[]> {
  const found = await ask(site, path, rows(schema));
  if (found === null) throw new NotSaid(`${path} is not there`);
  return found;
}

/** Optional data: null on any failure. */
export const askMaybe = <T>(site: CardSite, path: string, decode: (answer: unknown) => T): Promise<T | null> =>
  ask(site, path, decode).catch(() => null);
