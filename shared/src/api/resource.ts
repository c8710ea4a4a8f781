import type { Decoder } from './decode.ts';

/** How long a call may take before it counts as failed, in milliseconds. */
const CALL_TIMEOUT = 15_000;

/**
 * The header in which a call names the version of the data that its page was made of. Whichever server answers, its answer
 * is as new as that, or newer.
 */
export const DATA_VERSION_HEADER = 'x-data-version';

/** The version of the data that the server has made this page of (`data-version` of its <html>); none while rendering there. */
function dataVersion(): Record<string, string> {
  const version = typeof document === 'undefined' ? undefined : document.documentElement.dataset['version'];
  return version === undefined ? {} : { [DATA_VERSION_HEADER]: version };
}

/** A call that failed: no network, an error status, or an answer that does not match its schema. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly path: string;
  /** HTTP status, or null when no answer came or it could not be read. */
  readonly status: number | null;

  constructor(path: string, status: number | null, why: string, options?: ErrorOptions) {
    super(`GET ${path} failed: ${why}`, options);
    this.path = path;
    this.status = status;
  }
}

/** Query options for one resource; the path is its key, so that every feature shares one copy. */
export interface Resource<T> {
  queryKey: readonly [path: string];
  queryFn: (context: { signal?: AbortSignal | undefined }) => Promise<T>;
  /** What the server renders from instead, unless that answers null: a first screen of a long list. */
  smaller?: Resource<unknown>;
}

/**
 * Describes a resource: its path and how its answer is decoded.
 * @param decoder its decoder, or a function that imports it: the data of the first screen arrives decoded with the page,
 * so its schemas can stay out of the first download
 */
export function resource<T>(path: string, decoder: Decoder<T> | { load: () => Promise<Decoder<T>> }): Resource<T> {
  const decode = async (answer: unknown) => (typeof decoder === 'function' ? decoder : await decoder.load())(answer);
  return { queryKey: [path], queryFn: ({ signal }) => get(path, decode, signal) };
}

/** @throws ApiError */
async function get<T>(path: string, decode: Decoder<Promise<T>>, signal?: AbortSignal): Promise<T> {
  const timeout = AbortSignal.timeout(CALL_TIMEOUT);
  let response: Response;
  try {
    response = await fetch(path, {
      headers: { accept: 'application/json', ...dataVersion() },
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
  } catch (cause) {
    if (signal?.aborted) throw cause;
    const why = timeout.aborted ? `no answer within ${CALL_TIMEOUT / 1000} s` : 'the server cannot be reached';
    throw new ApiError(path, null, why, { cause });
  }
  if (!response.ok) throw new ApiError(path, response.status, `the server answered ${response.status}`);
  try {
    return await decode(await response.json());
  } catch (cause) {
    throw new ApiError(path, response.status, `the answer cannot be read (${String(cause)})`, { cause });
  }
}
