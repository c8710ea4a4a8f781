import { recoverFromLostChunk, reportStack } from '@golf/shared/platform';

/**
 * Reports errors outside every slot's boundary, such as those of event handlers. The browser logs the errors itself.
 * @param versionOf version of an app on this page
 */
export function watchForFailures(versionOf: (app: string) => string | undefined): void {
  const onFailure = (error: unknown) => {
    if (error instanceof Error) reportStack(`${error.message}\n${error.stack}`, 'event', versionOf);
    void recoverFromLostChunk(error);
  };
  addEventListener('error', ({ error }) => onFailure(error));
  addEventListener('unhandledrejection', ({ reason }) => onFailure(reason));
}
