import { expect, type APIRequestContext, type APIResponse } from '@playwright/test';
import type { PageState } from '@golf/shared/platform/contract';
import { within } from '@testing-library/dom';
import { JSDOM } from 'jsdom';

/** Queries of testing-library over the server's HTML. */
export type Screen = ReturnType<typeof within>;

/** What the server sends of a page. */
interface Sent {
  status: number;
  /** "/players/14-odhran-kilvarney": where redirects have led to. */
  path: string;
  document: Document;
  page: Screen;
}

/** Whether the server, which was busy, has left the page or a part of it to the browser; it then tries again. */
function isLeftToBrowser(document: Document): boolean {
  // Written by the server that sent this page (server/src/pages/document.ts).
  const state = JSON.parse(document.querySelector('#page')?.textContent ?? '{}') as Partial<PageState>;
  return state.rendered === false || (state.leftToBrowser ?? []).length > 0;
}

/** What a style sheet hides where no script runs, whatever else it says of these parts: selectors. */
function hiddenBy(css: string): string[] {
  const { document } = new JSDOM('').window;
  const style = document.createElement('style');
  style.textContent = css;
  document.head.append(style);
  // Style sheets and media queries are of jsdom's own, which are none of this module's classes.
  const rulesIn = (parent: object) => [...((parent as CSSStyleSheet).cssRules ?? [])];
  return rulesIn(style.sheet ?? {})
    .filter((rule) => /scripting:\s*none/.test((rule as CSSMediaRule).media?.mediaText ?? ''))
    .flatMap((rule) => rulesIn(rule) as Partial<CSSStyleRule>[])
    .filter(({ style }) => style?.display === 'none' && style.getPropertyPriority('display') === 'important')
    .map(({ selectorText = '' }) => selectorText);
}

/** Leaves of a page what a visitor without scripts sees. A first visit has its style in the page. */
function withoutScripts(document: Document): void {
  for (const noscript of document.querySelectorAll('noscript')) noscript.replaceWith(...noscript.childNodes);
  for (const { textContent } of document.querySelectorAll('style')) {
    for (const selector of hiddenBy(textContent)) for (const part of document.querySelectorAll(selector)) part.remove();
  }
}

/**
 * Asks for a page and reads its HTML, for tests that need no browser: neither layout, nor style, nor scripts.
 * @param scripts false: as a visitor sees it whose browser runs none
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
  // jsdom would look up each element in its styles, and knows too little of them for that to be of use.
  for (const part of document.querySelectorAll('style, noscript')) part.remove();
  return {
    status: response.status(),
    path: new URL(response.url()).pathname,
    document,
    page: within(document.body),
  };
}

/** The words of a part as they are read: with one space between them. */
export const textOf = (part: Element | null | undefined): string =>
  (part?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();

/** Where a link leads to. */
export const hrefOf = (link: Element): string => link.getAttribute('href') ?? '';
