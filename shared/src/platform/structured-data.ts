import { ROUTES } from '../routes.ts';
import { SITE } from '../site.ts';
import type { PageHead } from './page-head.ts';

type Thing = Readonly<Record<string, unknown>>;

/** A page's own name, less that of the site. */
const nameOf = ({ title }: PageHead) => title.replace(` · ${SITE.name}`, '');

function breadcrumbs(head: PageHead, path: string, origin: string): Thing {
  const trail = [
    [SITE.name, ROUTES.home],
    ...(path.startsWith(`${ROUTES.articles}/`) ? [['Articles', ROUTES.articles]] : []),
    [nameOf(head), path],
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(([name, to], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${origin}${to}`,
    })),
  };
}

function article(head: PageHead, path: string, origin: string): Thing {
  const publisher = { '@type': 'Organization', name: SITE.name, url: `${origin}/`, logo: `${origin}/icon-512.png` };
  return {
    '@type': 'Article',
    headline: nameOf(head),
    description: head.description,
    mainEntityOfPage: origin + path,
    image: head.image ? [origin + head.image] : undefined,
    keywords: head.keywords?.join(', '),
    datePublished: head.published,
    author: publisher,
    publisher,
  };
}

/**
 * What a page is, in the words of schema.org: the site, an article, and the way to it.
 * @param origin canonical origin of this deployment
 */
export function structuredData(head: PageHead, origin: string): Thing {
  const { path } = head;
  const things: Thing[] = [];
  if (path === ROUTES.home) {
    things.push({ '@type': 'WebSite', name: SITE.name, url: `${origin}/`, description: head.description });
  } else if (path !== null) {
    if (head.type === 'article') things.push(article(head, path, origin));
    things.push(breadcrumbs(head, path, origin));
  }
  return { '@context': 'https://schema.org', '@graph': things };
}
