import { ALL_PAGES, findPage, nameOf, type PageEntry } from '@golf/shared/pages';

/** Paths and names of the pages that the table has for a menu or the footer. */
const linksTo = (isMeant: (page: PageEntry<unknown>) => boolean) =>
  ALL_PAGES.flatMap(({ page }) => (isMeant(page) ? [[page.path, nameOf(page)] as const] : []));

/** The main menu. */
export const PLACES = linksTo(({ menu }) => menu === 'main');
/** Quieter ones below it. */
export const FURTHER_PLACES = linksTo(({ menu }) => menu === 'further');
export const FOOTER_PLACES = linksTo(({ inFooter }) => inFooter === true);

/** The heading of the page at a path that the header takes over: see the table. */
export const headingOf = (pathname: string) => findPage(pathname)?.heading;

/** The title of the page at a path as the header shows it; "" for a path of no page. */
export function titleOf(pathname: string): string {
  const page = findPage(pathname);
  return page ? nameOf(page) : '';
}
