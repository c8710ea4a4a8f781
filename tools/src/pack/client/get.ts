/* The typed client's only code: compiled into its package by pack-client.ts, which also writes its types. */

/** Site at which the package was made. */
declare const ORIGIN: string;

export interface Options {
  /** Origin of the site. */
  origin?: string;
  /** Ends the request. */
  signal?: AbortSignal;
}

/** An answer that is no data, or none at all. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** HTTP status; null without an answer. */
  readonly status: number | null;
  /** Seconds after which to try again, as the server says. */
  readonly retryAfter: number | null;

  constructor(message: string, response?: Response, options?: ErrorOptions) {
    super(message, options);
    this.status = response?.status ?? null;
    const seconds = response?.headers.get('retry-after');
    this.retryAfter = seconds == null ? null : Number(seconds);
  }
}

/** What an error answer says, or its status in words. */
const wordsOf = (body: unknown, { status, statusText }: Response) =>
  (body as { error?: { message?: string } } | null)?.error?.message ?? `${status} ${statusText}`;

/**
 * Reads a path of the API. Values that its path does not name go into the query.
 * @throws ApiError
 */
export async function get(
  path: string,
  parameters: Readonly<Record<string, string | number>> = {},
  { origin = ORIGIN, signal }: Options = {},
): Promise<unknown> {
  const query = new URLSearchParams();
  let filled = path;
  for (const [name, value] of Object.entries(parameters)) {
    if (filled.includes(`{${name}}`)) filled = filled.replace(`{${name}}`, encodeURIComponent(value));
    else query.set(name, String(value));
  }
  const address = origin + filled + (query.size > 0 ? `?${query}` : '');
  let response: Response;
  try {
    response = await fetch(address, { credentials: 'omit', ...(signal && { signal }) });
  } catch (cause) {
    if (signal?.aborted) throw cause;
    throw new ApiError(`${address} cannot be reached`, undefined, { cause });
  }
  const body: unknown = await response.json().catch(() => null);
  if (!response.ok) throw new ApiError(`${address}: ${wordsOf(body, response)}`, response);
  if (body === null) throw new ApiError(`${address} does not answer in JSON`, response);
  return body;
}
