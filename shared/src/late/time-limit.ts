/** No answer within the time limit. The answer may still arrive. */
export class TimeoutError extends Error {
  override readonly name = 'TimeoutError';
}

/** The result of a promise, or a TimeoutError after the time limit. The work itself continues. */
export function withTimeout<T>(work: Promise<T>, milliseconds: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new TimeoutError(`no answer within ${milliseconds / 1000} s`)), milliseconds);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
