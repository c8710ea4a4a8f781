import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { id, rows } from './decode.ts';
import { ApiError, DATA_VERSION_HEADER, resource, type Resource } from './resource.ts';

const PATH = '/api/numbers';
const numbers = resource(PATH, rows(id));

const fetching = vi.fn<typeof fetch>();
const answers = (body: string, init?: ResponseInit) =>
  fetching.mockImplementation(async () => new Response(body, init));
/** Error of the call; a call without an error fails the test. */
const failureOf = (asked: Resource<unknown>, signal?: AbortSignal) =>
  asked.queryFn({ signal }).then(
    () => expect.unreachable('the call has not failed'),
    (error: unknown) => error,
  );

/** A server that never answers. As in a browser, the call rejects with the reason of its signal. */
const neverAnswers = () =>
  fetching.mockImplementation(
    (_path, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error));
      }),
  );

beforeEach(() => {
  fetching.mockReset();
  vi.stubGlobal('fetch', fetching);
});

afterEach(() => vi.unstubAllGlobals());

describe('a resource', () => {
  test('has its path as its key, and asks for JSON there', async () => {
    answers('[1, 2]');
    expect(numbers.queryKey).toEqual([PATH]);
    expect(await numbers.queryFn({})).toEqual([1, 2]);
    expect(fetching).toHaveBeenCalledExactlyOnceWith(
      PATH,
      expect.objectContaining({ headers: { accept: 'application/json' } }),
    );
  });

  test('names the version of the data that its page was made of', async () => {
    vi.stubGlobal('document', { documentElement: { dataset: { version: '0123456789abcdef' } } });
    answers('[]');
    await numbers.queryFn({});
    expect(fetching).toHaveBeenCalledExactlyOnceWith(
      PATH,
      expect.objectContaining({ headers: expect.objectContaining({ [DATA_VERSION_HEADER]: '0123456789abcdef' }) }),
    );
  });

  test('loads its decoder with the first answer, if that comes late', async () => {
    const load = vi.fn(async () => rows(id));
    const late = resource(PATH, { load });
    expect(load).not.toHaveBeenCalled();
    answers('["3"]');
    expect(await late.queryFn({})).toEqual([3]);
    expect(load).toHaveBeenCalledOnce();
  });
});

describe('a call fails', () => {
  test('with the status of an error', async () => {
    answers('{}', { status: 500 });
    const failure = await failureOf(numbers);
    expect(failure).toBeInstanceOf(ApiError);
    expect(failure).toMatchObject({
      name: 'ApiError',
      path: PATH,
      status: 500,
      message: 'GET /api/numbers failed: the server answered 500',
    });
  });

  test('when the answer is HTML', async () => {
    answers('<!doctype html>');
    expect(await failureOf(numbers)).toMatchObject({
      name: 'ApiError',
      status: 200,
      message: expect.stringMatching(/^GET \/api\/numbers failed: the answer cannot be read \(SyntaxError: /),
      cause: expect.any(SyntaxError),
    });
  });

  test('when the answer is not a list', async () => {
    answers('{"numbers": []}');
    expect(await failureOf(numbers)).toMatchObject({
      status: 200,
      message: expect.stringContaining('the answer is not a list'),
      cause: expect.any(TypeError),
    });
  });

  test('when its decoder cannot be loaded', async () => {
    answers('[]');
    const lost = new TypeError('Failed to fetch dynamically imported module');
    const late = resource(PATH, { load: () => Promise.reject(lost) });
    expect(await failureOf(late)).toMatchObject({ name: 'ApiError', status: 200, cause: lost });
  });

  test('when there is no network', async () => {
    const lost = new TypeError('fetch failed');
    fetching.mockRejectedValue(lost);
    expect(await failureOf(numbers)).toMatchObject({
      name: 'ApiError',
      status: null,
      message: 'GET /api/numbers failed: the server cannot be reached',
      cause: lost,
    });
  });

  test.each([
    ['alone', undefined],
    ['that could be cancelled', new AbortController().signal],
  ])('when no answer comes within 15 seconds: a call %s', async (_, signal) => {
    const timeout = new AbortController();
    const timing = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(timeout.signal);
    neverAnswers();
    const failed = failureOf(numbers, signal);
    expect(timing).toHaveBeenCalledExactlyOnceWith(15_000);
    timeout.abort(new DOMException('timed out', 'TimeoutError'));
    expect(await failed).toMatchObject({
      name: 'ApiError',
      status: null,
      message: 'GET /api/numbers failed: no answer within 15 s',
    });
  });
});

test('a call that is no longer wanted is cancelled, which is no failure of the server', async () => {
  neverAnswers();
  const leaving = new AbortController();
  const ended = failureOf(numbers, leaving.signal);
  const reason = new DOMException('left the page', 'AbortError');
  leaving.abort(reason);
  expect(await ended).toBe(reason);
});
