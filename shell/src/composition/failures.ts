import { recoverFromLostChunk, reportStack } from '@golf/shared/platform';

/**
 * Reports what no slot's boundary catches: errors of event handlers, and lazy parts that did not come. The browser
 * itself prints them.
 */
export function watchForFailures(): void {
  const onFailure = (error: unknown) => {
    if (error instanceof Error) reportStack(`${error.message}\n${error.stack}`, 'event');
    void recoverFromLostChunk(error);
  };
  addEventListener('error', ({ error }) => onFailure(error));
  addEventListener('unhandledrejection', ({ reason }) => onFailure(reason));
}
