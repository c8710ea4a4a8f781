/**
 * Whether a style sheet was requested and failed to load: browsers then keep a sheet without rules, or without access
 * to the rules.
 */
export function isLost({ sheet, href, crossOrigin }: HTMLLinkElement): boolean {
  try {
    return sheet === null || sheet.cssRules.length === 0;
  } catch {
    // A sheet of another origin without CORS cannot be read although it is loaded.
    return crossOrigin !== null || new URL(href).origin === location.origin;
  }
}

/**
 * Waits for a style sheet.
 * @returns a promise that rejects if the style sheet fails to load
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

/** Import map of the server's page; empty if the page has none. */
export function importMap(): ImportMap {
  const map = document.querySelector('script[type="importmap"]')?.textContent ?? '{}';
  return JSON.parse(map) as ImportMap; // Cast: the server writes this shape.
}

/** Integrity digest of a late style sheet, from the import map of the server's page; "" if there is none. */
export function digestOf({ href, pathname }: URL): string {
  const { integrity = {} } = importMap();
  // Keyed by path where the site serves its releases itself.
  return integrity[href] ?? integrity[pathname] ?? '';
}

/** Whether the style sheet is inlined in the server's page. */
export function isInline({ href, pathname }: URL): boolean {
  return [...document.querySelectorAll<HTMLStyleElement>('style[data-href]')].some(
    // Keyed by path where the site serves its releases itself.
    ({ dataset }) => dataset['href'] === href || dataset['href'] === pathname,
  );
}

export const styleSheetLinks = () => [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];

/** Fetches a style sheet again, with a new element: browsers fetch once per element. */
export function askAgain(link: HTMLLinkElement): Promise<void> {
  const fresh = link.cloneNode() as HTMLLinkElement; // Cast: a clone has the same type.
  const arrival = arrivalOf(fresh);
  link.replaceWith(fresh);
  return arrival;
}
