import type { ConsoleMessage, Page, Request } from '@playwright/test';

/** Time limit until the slots are interactive, and until the requests of a press end, in milliseconds. */
export const PATIENCE = 15_000;

/** A request without a usable answer. */
export interface LostRequest {
  url: string;
  /** "answered 500", "did not answer", "net::ERR_FAILED" */
  why: string;
}

/** Console error or uncaught error, and where it comes from. */
export interface PageError {
  text: string;
  from: string;
  afterPress: boolean;
}

/** False for counted clicks and visits: nothing on the page depends on their answers. */
const isAwaited = (request: Request) => !request.url().endsWith('/log-click');

/** Observes requests and errors of a page until `stop`. */
export function observe(page: Page) {
  const [pending, lost] = [new Set<Request>(), [] as LostRequest[]];
  let waitedFor: readonly Request[] = [];
  const errors: PageError[] = [];
  let afterPress = false;
  const loses = (request: Request, why: string) => lost.push({ url: request.url(), why });
  const onRequest = (request: Request) => {
    if (isAwaited(request)) pending.add(request);
  };
  const onFailed = (request: Request) => {
    pending.delete(request);
    // A page that is left aborts its requests.
    const why = request.failure()?.errorText ?? 'failed';
    if (why !== 'net::ERR_ABORTED' && isAwaited(request)) loses(request, why);
  };
  const onFinished = async (request: Request) => {
    pending.delete(request);
    const status = (await request.response().catch(() => null))?.status() ?? 0;
    if (status >= 400) loses(request, `answered ${status}`);
  };
  const onConsole = (message: ConsoleMessage) => {
    if (message.type() !== 'error') return;
    errors.push({ text: message.text(), from: message.location().url, afterPress });
  };
  const onError = (error: Error) => void errors.push({ text: error.message, from: error.stack ?? '', afterPress });
  page.on('request', onRequest).on('requestfailed', onFailed).on('requestfinished', onFinished);
  page.on('console', onConsole).on('pageerror', onError);
  return {
    errors,
    pressed: () => (afterPress = true),
    /** Waits until no request is under way. */
    async quiet() {
      const end = Date.now() + PATIENCE;
      const isBusy = () => [...pending].some((request) => request.resourceType() !== 'image');
      // Two frames without a request: an answer may cause the next one.
      const frame = () => page.evaluate(() => new Promise((done) => setTimeout(done, 100))).catch(() => {});
      for (let calm = 0; calm < 2 && Date.now() < end; calm = isBusy() ? 0 : calm + 1) await frame();
      waitedFor = [...pending];
    },
    /** Without requests that began after the page was quiet: they are under way. */
    lost() {
      const unanswered = waitedFor.filter((request) => pending.has(request));
      return [...lost, ...unanswered.map((request) => ({ url: request.url(), why: 'did not answer' }))];
    },
    stop() {
      page.off('request', onRequest).off('requestfailed', onFailed).off('requestfinished', onFinished);
      page.off('console', onConsole).off('pageerror', onError);
    },
  };
}
