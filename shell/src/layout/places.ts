import { ALL_PAGES, findPage, nameOf, type PageEntry } from '@golf/shared/pages';

/** Paths and names of the matching pages of the page table. */
const linksTo = (
  isMeant: (page: PageEntry<unknown>) => boolean,
  named: (page: PageEntry<unknown>) => string = nameOf,
) => ALL_PAGES.flatMap(({ page }) => (isMeant(page) ? [[page.path, named(page)] as const] : []));

/** Pages of the main menu. */
export const PLACES = linksTo(({ menu }) => menu === 'main');
/** The same pages by their short names, for the header. */
export const HEADER_PLACES = linksTo(
  ({ menu }) => menu === 'main',
  (page) => page.shortName ?? nameOf(page),
);
/** Secondary pages of the main menu. */
export const FURTHER_PLACES = linksTo(({ menu }) => menu === 'further');
export const FOOTER_PLACES = linksTo(({ inFooter }) => inFooter === true);

/** Heading that the header repeats after it has scrolled away: see the page table. */
export const headingOf = (pathname: string) => findPage(pathname)?.heading;

/** Page title for the header; "" for a path without a page. */
export function titleOf(pathname: string): string {
  const page = findPage(pathname);
  return page ? nameOf(page) : '';
}
