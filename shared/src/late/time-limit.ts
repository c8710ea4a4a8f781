/** There was no answer in time; it may still come. */
export class TimeoutError extends Error {
  override readonly name = 'TimeoutError';
}

/** What a promise gives, or a TimeoutError when that takes longer. The work itself goes on. */
export function withTimeout<T>(work: Promise<T>, milliseconds: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new TimeoutError(`no answer within ${milliseconds / 1000} s`)), milliseconds);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
