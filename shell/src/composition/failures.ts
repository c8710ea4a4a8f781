import { recoverFromLostChunk, reportStack } from '@golf/shared/platform';

/**
 * Reports errors that no slot's boundary catches, such as those of event handlers. The browser logs them itself.
 */
export function watchForFailures(): void {
  const onFailure = (error: unknown) => {
    if (error instanceof Error) reportStack(`${error.message}\n${error.stack}`, 'event');
    void recoverFromLostChunk(error);
  };
  addEventListener('error', ({ error }) => onFailure(error));
  addEventListener('unhandledrejection', ({ reason }) => onFailure(reason));
}
