import { expect, type APIRequestContext, type APIResponse } from '@playwright/test';
import type { PageState } from '@golf/shared/platform/contract';
import { within } from '@testing-library/dom';
import { JSDOM } from 'jsdom';

/** Queries of testing-library over the server's HTML. */
export type Screen = ReturnType<typeof within>;

/** A page as the server sends it. */
interface Sent {
  status: number;
  /** Path after redirects: "/players/14-odhran-kilvarney". */
  path: string;
  document: Document;
  page: Screen;
}

/** Whether a busy server left the page or a part of it to the browser. Then the request is repeated. */
function isLeftToBrowser(document: Document): boolean {
  // Written by the server that sent this page (server/src/pages/document.ts).
  const state = JSON.parse(document.querySelector('#page')?.textContent ?? '{}') as Partial<PageState>;
  return state.rendered === false || (state.leftToBrowser ?? []).length > 0;
}

/** Selectors of elements that a style sheet hides without scripts. */
function hiddenBy(css: string): string[] {
  const { document } = new JSDOM('').window;
  const style = document.createElement('style');
  style.textContent = css;
  document.head.append(style);
  // Casts: jsdom's own classes for style sheets and media queries.
  const rulesIn = (parent: object) => [...((parent as CSSStyleSheet).cssRules ?? [])];
  return rulesIn(style.sheet ?? {})
    .filter((rule) => /scripting:\s*none/.test((rule as CSSMediaRule).media?.mediaText ?? ''))
    .flatMap((rule) => rulesIn(rule) as Partial<CSSStyleRule>[])
    .filter(({ style }) => style?.display === 'none' && style.getPropertyPriority('display') === 'important')
    .map(({ selectorText = '' }) => selectorText);
}

/** Removes the elements that a visitor without scripts does not see. A first visit has its styles in the page. */
function withoutScripts(document: Document): void {
  for (const noscript of document.querySelectorAll('noscript')) noscript.replaceWith(...noscript.childNodes);
  for (const { textContent } of document.querySelectorAll('style')) {
    for (const selector of hiddenBy(textContent)) for (const part of document.querySelectorAll(selector)) part.remove();
  }
}

/**
 * Fetches and parses a page, for tests without layout, style or scripts.
 * @param scripts false: as seen without scripts
 */
export async function documentOf(request: APIRequestContext, path: string, { scripts = true } = {}): Promise<Sent> {
  let response!: APIResponse;
  let document!: Document;
  const ask = async () => {
    response = await request.get(path);
    ({ document } = new JSDOM(await response.text(), { url: response.url() }).window);
    return isLeftToBrowser(document);
  };
  await expect.poll(ask, `${path} is rendered by the server`).toBe(false);
  if (!scripts) withoutScripts(document);
  // jsdom would compute each element's styles, slowly and incompletely.
  for (const part of document.querySelectorAll('style, noscript')) part.remove();
  return {
    status: response.status(),
    path: new URL(response.url()).pathname,
    document,
    page: within(document.body),
  };
}

/** Text of an element as read aloud, with single spaces. */
export const textOf = (part: Element | null | undefined): string =>
  (part?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();

export const hrefOf = (link: Element): string => link.getAttribute('href') ?? '';
