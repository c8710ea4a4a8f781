import { recoverFromLostChunk, reportStack, type LiveRemotes } from '@golf/shared/platform';

/**
 * Reports what no slot's boundary catches: errors of event handlers, and lazy parts that did not come. The browser
 * itself prints them.
 * @param remotes that the page is made of
 */
export function watchForFailures(remotes: LiveRemotes): void {
  const releases = JSON.stringify(Object.values(remotes).map(({ version }) => version));
  const onFailure = (error: unknown) => {
    if (error instanceof Error) reportStack(`${error.message}\n${error.stack}`, 'event');
    void recoverFromLostChunk(error, releases);
  };
  addEventListener('error', ({ error }) => onFailure(error));
  addEventListener('unhandledrejection', ({ reason }) => onFailure(reason));
}
