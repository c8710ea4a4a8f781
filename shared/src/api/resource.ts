import type { Decoder } from './decode.ts';

/** Timeout of a call, in milliseconds. */
const CALL_TIMEOUT = 15_000;

/** Header with the data version of the calling page. Any server answers with data of this version or newer. */
export const DATA_VERSION_HEADER = 'x-data-version';

/** Data version of the server's page (`data-version` of its <html>); empty during server rendering. */
function dataVersion(): Record<string, string> {
  const version = typeof document === 'undefined' ? undefined : document.documentElement.dataset['version'];
  return version === undefined ? {} : { [DATA_VERSION_HEADER]: version };
}

/** A failed call: no network, an error status, or an answer that does not match its schema. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly path: string;
  /** HTTP status; null: no answer, or an answer that was not readable. */
  readonly status: number | null;

  constructor(path: string, status: number | null, why: string, options?: ErrorOptions) {
    super(`GET ${path} failed: ${why}`, options);
    this.path = path;
    this.status = status;
  }
}

/** Query options of one resource. The path is the query key, so that all features share one cached copy. */
export interface Resource<T> {
  queryKey: readonly [path: string];
  queryFn: (context: { signal?: AbortSignal | undefined }) => Promise<T>;
  /** Smaller resource for server rendering, such as the first screen of a long list. Ignored if its answer is null. */
  smaller?: Resource<unknown>;
}

/**
 * Creates a resource from its path and its decoder.
 * @param decoder a decoder, or a function that imports it. The data of the first screen arrives decoded with the page,
 * so the schemas can stay out of the first download
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

/** The resource with null for an answer of status 404: an unknown id, or a backend without this answer. */
export function orNull<T>({ queryKey, queryFn }: Resource<T>): Resource<T | null> {
  return {
    queryKey,
    async queryFn(context) {
      try {
        return await queryFn(context);
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }
    },
  };
}
