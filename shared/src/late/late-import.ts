import { askAgain, importMap, isLost, styleSheetLinks } from './style-sheets.ts';
import { withTimeout } from './time-limit.ts';

/*
 * Imports that may fail and be retried. Browsers that follow the current HTML standard do not cache a failed fetch: a
 * repeated import fetches the module and its dependencies again, and loads nothing twice. Browsers from before 2026
 * cache the failure by URL for as long as the page is open. For these browsers a retry uses another URL of the same
 * file.
 */

/** Number of retry URLs, `?retry=1` and so on, in the page's import map for each late chunk and each entry. */
export const RETRY_URLS = 3;

/** Retry URL of a file; wraps around after the last one of the import map. @param attempt from 1 */
export const retryUrl = (url: string, attempt: number) => `${url}?retry=${((attempt - 1) % RETRY_URLS) + 1}`;

/** Error messages of Chromium, Firefox and Safari for a module that cannot be fetched. */
const NOT_FETCHED = /dynamically imported module|importing a module script failed/i;

const SCRIPT_URL = /https?:\/\/[^\s'"?]+\.js/;

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Whether an `import()` was rejected because a file could not be fetched. */
export const isNotFetched = (error: unknown) => NOT_FETCHED.test(messageOf(error));

/** Script URL in an error of `import()`; null if the error names none, as in Safari. */
export const scriptOf = (error: unknown) => SCRIPT_URL.exec(messageOf(error))?.[0] ?? null;

/** Checks with a HEAD request whether a file exists. @throws TypeError if the network is down */
export async function headOf(url: string): Promise<Response> {
  return fetch(url, { method: 'HEAD', cache: 'no-store' });
}

const IMPORTED = /import\(["'`]\.\/([\w.-]+\.js)["'`]\)/;

/**
 * URL of the script that a loader imports, from the loader's source text and the import map: for Safari, whose errors
 * name no script.
 * @returns null unless exactly one release has a chunk of that name
 */
function scriptOfLoader(load: () => unknown): string | null {
  const [, chunk] = IMPORTED.exec(String(load)) ?? [];
  if (chunk === undefined) return null;
  const urls = Object.entries(importMap().imports ?? {}).flatMap(([name, url]) =>
    name.endsWith(`/${chunk}`) ? [new URL(url, document.baseURI).href] : [],
  );
  return urls.length === 1 ? (urls[0] ?? null) : null;
}

/** Imports a chunk from a retry URL, if the server has the file and only the browser fails to fetch it. */
async function importUnderOtherUrl<Module>(error: unknown, load: () => unknown, attempt: number): Promise<Module> {
  const url = scriptOf(error) ?? scriptOfLoader(load);
  if (url === null || !isNotFetched(error)) throw error;
  const { ok } = await headOf(url);
  if (!ok) throw error;
  // Cast: the retry URL is the same file with the same exports.
  return (await import(/* @vite-ignore */ retryUrl(url, attempt))) as Module;
}

/** Timeout of an import, in milliseconds. */
export const IMPORT_TIMEOUT = 10_000;

export interface LateImport<Module> {
  /**
   * The module. Callers share a pending import; a call after a failure starts another import. Rejects with a
   * TimeoutError after 10 s. The import itself continues, because a browser cannot abort it.
   */
  load(): Promise<Module>;
  /** The pending or successful import, without a timeout; null: none. */
  readonly current: Promise<Module> | null;
  readonly module: Module | null;
}

/**
 * An `import()` with retries.
 * @param load imports the module: `() => import('./Chart.tsx')`
 */
export function lateImport<Module extends object>(load: () => Promise<Module>): LateImport<Module> {
  let module: Module | null = null;
  let current: Promise<Module> | null = null;
  let failures = 0;

  async function attempt(): Promise<Module> {
    if (failures === 0) return load();
    await Promise.all(styleSheetLinks().filter(isLost).map(askAgain));
    try {
      return await load();
    } catch (error) {
      return importUnderOtherUrl(error, load, failures);
    }
  }

  return {
    get module() {
      return module;
    },
    get current() {
      return current;
    },
    load() {
      current ??= attempt().then(
        (loaded) => (module = loaded),
        (error: unknown) => {
          failures += 1;
          current = null;
          throw error;
        },
      );
      return withTimeout(current, IMPORT_TIMEOUT);
    },
  };
}
