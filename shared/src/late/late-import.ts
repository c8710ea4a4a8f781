import { askAgain, importMap, isLost, styleSheetLinks } from './style-sheets.ts';
import { withTimeout } from './time-limit.ts';

/*
 * Imports that may fail and be asked for again. A failed fetch is not remembered by browsers that follow today's HTML
 * standard: the same import asks again, for whatever it depends on too, and nothing is loaded twice. Browsers from
 * before 2026 remember it under its URL for as long as the page is open: they are given another URL of the same file.
 */

/** Number of further URLs, `?retry=1` and so on, that the page's import map holds for each late chunk and each entry. */
export const RETRY_URLS = 3;

/** The n-th other URL of a file, going round those of the import map. @param attempt from 1 */
export const retryUrl = (url: string, attempt: number) => `${url}?retry=${((attempt - 1) % RETRY_URLS) + 1}`;

/** What Chromium, Firefox and Safari say of a module that cannot be fetched. */
const NOT_FETCHED = /dynamically imported module|importing a module script failed/i;

const SCRIPT_URL = /https?:\/\/[^\s'"?]+\.js/;

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Whether an `import()` was rejected because a file could not be fetched. */
export const isNotFetched = (error: unknown) => NOT_FETCHED.test(messageOf(error));

/** The script that an error of `import()` names; null where it names none, as in Safari. */
export const scriptOf = (error: unknown) => SCRIPT_URL.exec(messageOf(error))?.[0] ?? null;

/** Asks the server whether a file is there. @throws TypeError when the network is down */
export async function headOf(url: string): Promise<Response> {
  return fetch(url, { method: 'HEAD', cache: 'no-store' });
}

const IMPORTED = /import\(["'`]\.\/([\w.-]+\.js)["'`]\)/;

/**
 * The script that a loader imports, from its own text and the import map: Safari names none in its error.
 * @returns null unless one release alone has a chunk of that name
 */
function scriptOfLoader(load: () => unknown): string | null {
  const [, chunk] = IMPORTED.exec(String(load)) ?? [];
  if (chunk === undefined) return null;
  const urls = Object.entries(importMap().imports ?? {}).flatMap(([name, url]) =>
    name.endsWith(`/${chunk}`) ? [new URL(url, document.baseURI).href] : [],
  );
  return urls.length === 1 ? (urls[0] ?? null) : null;
}

/** Imports a chunk under another URL, if the server has it and only the browser says that it cannot be fetched. */
async function importUnderOtherUrl<Module>(error: unknown, load: () => unknown, attempt: number): Promise<Module> {
  const url = scriptOf(error) ?? scriptOfLoader(load);
  if (url === null || !isNotFetched(error)) throw error;
  const { ok } = await headOf(url);
  if (!ok) throw error;
  // The same file: what it exports is what the failed import would have given.
  return (await import(/* @vite-ignore */ retryUrl(url, attempt))) as Module;
}

/** How long an import may take before whoever waits for it is told so, in milliseconds. */
export const IMPORT_TIMEOUT = 10_000;

export interface LateImport<Module> {
  /**
   * The module. All who ask while it is on its way wait for the same import; after one that failed there is another.
   * Rejects with a TimeoutError after 10 s: a browser cannot break off an import that never answers, so that goes on.
   */
  load(): Promise<Module>;
  /** The import that is on its way or has ended well, without a time limit; null when there is none. */
  readonly current: Promise<Module> | null;
  /** The module, once it is here. */
  readonly module: Module | null;
}

/**
 * An `import()` that can be asked again.
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
