/** Whether a style sheet has been asked for and did not come: browsers leave one that has no rules, or no access to them. */
export function isLost({ sheet, href, crossOrigin }: HTMLLinkElement): boolean {
  try {
    return sheet === null || sheet.cssRules.length === 0;
  } catch {
    // One of another origin, asked for without CORS, cannot be looked into although it is here.
    return crossOrigin !== null || new URL(href).origin === location.origin;
  }
}

/**
 * Waits for a style sheet.
 * @returns a promise that is rejected when it does not come
 */
export function arrivalOf(link: HTMLLinkElement): Promise<void> {
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve(), { once: true });
    link.addEventListener('error', () => reject(new Error(`its style sheet ${link.href} cannot be loaded`)), {
      once: true,
    });
  });
}

interface ImportMap {
  imports?: Record<string, string>;
  integrity?: Record<string, string>;
}

/** The import map that the server wrote into the page; empty where there is none. */
export function importMap(): ImportMap {
  const map = document.querySelector('script[type="importmap"]')?.textContent ?? '{}';
  return JSON.parse(map) as ImportMap; // Written by the server, of this form.
}

/** The digest of a style sheet that is loaded after the page, from the import map that the server wrote; "" for none. */
export function digestOf({ href, pathname }: URL): string {
  const { integrity = {} } = importMap();
  // By path where the site serves its releases itself.
  return integrity[href] ?? integrity[pathname] ?? '';
}

/** Whether the rules of a style sheet stand in the page that the server wrote. */
export function isInline({ href, pathname }: URL): boolean {
  return [...document.querySelectorAll<HTMLStyleElement>('style[data-href]')].some(
    // By path where the site serves its releases itself.
    ({ dataset }) => dataset['href'] === href || dataset['href'] === pathname,
  );
}

/** The style sheets that the page asks for. */
export const styleSheetLinks = () => [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];

/** Asks for a style sheet again: the browser asks once for each element. */
export function askAgain(link: HTMLLinkElement): Promise<void> {
  const fresh = link.cloneNode() as HTMLLinkElement; // A clone is of the same kind.
  const arrival = arrivalOf(fresh);
  link.replaceWith(fresh);
  return arrival;
}
