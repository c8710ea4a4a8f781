import type { PageHead } from '@golf/shared/platform';
import { SITE } from '@golf/shared/site';

/** The head of the home page, and of any page until it has said its own. */
export const DEFAULT_HEAD: PageHead = { title: SITE.homeTitle, description: SITE.description, path: '/' };

/** A page's title with the site's name behind it. */
export const titled = (title: string) => `${title} · ${SITE.name}`;
