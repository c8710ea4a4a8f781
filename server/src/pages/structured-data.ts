import { ALL_PAGES, findPage } from '@golf/shared/pages';
import type { PageHead } from '@golf/shared/platform/contract';
import { calculatorPath } from '@golf/shared/routes';
import { SITE } from '@golf/shared/site';

type SchemaNode = Readonly<Record<string, unknown>>;

/** Name of the person or course, or else the page title without the site's name. */
const nameOf = ({ title, person, golfCourse }: PageHead) =>
  person?.name ?? golfCourse?.name ?? title.replace(` · ${SITE.name}`, '');

function breadcrumbs(head: PageHead, path: string, origin: string): SchemaNode {
  const under = findPage(path)?.under;
  const above = ALL_PAGES.filter(({ route }) => route === under && route !== 'home');
  const trail = [[SITE.name, '/'], ...above.map(({ page }) => [page.name, page.path]), [nameOf(head), path]];
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

const organization = (origin: string): SchemaNode => ({
  '@type': 'Organization',
  name: SITE.name,
  url: `${origin}/`,
  logo: `${origin}/icon-512.png`,
});

function article(head: PageHead, path: string, origin: string): SchemaNode {
  const publisher = organization(origin);
  return {
    '@type': 'Article',
    headline: nameOf(head),
    description: head.description,
    mainEntityOfPage: origin + path,
    image: head.image ? [origin + head.image] : undefined,
    keywords: head.keywords?.join(', '),
    datePublished: head.published,
    dateModified: head.published,
    author: publisher,
    publisher,
  };
}

/** The web application that the calculator's article describes. */
function calculator(head: PageHead, path: string, origin: string): SchemaNode {
  return {
    '@type': 'WebApplication',
    name: nameOf(head),
    url: origin + path,
    applicationCategory: 'SportsApplication',
    operatingSystem: 'Any',
    offers: { '@type': 'Offer', price: 0, priceCurrency: 'USD' },
  };
}

function profile({ person, description }: PageHead, path: string, origin: string): SchemaNode {
  return {
    '@type': 'ProfilePage',
    url: origin + path,
    mainEntity: {
      '@type': 'Person',
      name: person?.name,
      description,
      image: person?.image ? new URL(person.image, origin).href : undefined,
      nationality: person?.country || undefined,
      sameAs: person?.links.length ? person.links : undefined,
    },
  };
}

function golfCourseNode({ golfCourse, description }: PageHead, path: string, origin: string): SchemaNode {
  const { name, image, locality, country } = golfCourse ?? {};
  return {
    '@type': 'GolfCourse',
    name,
    description,
    url: origin + path,
    image: image ? new URL(image, origin).href : undefined,
    address: {
      '@type': 'PostalAddress',
      addressLocality: locality || undefined,
      addressCountry: country || undefined,
    },
  };
}

function videoObject({ video, description }: PageHead): SchemaNode {
  return {
    '@type': 'VideoObject',
    name: video?.name,
    description,
    thumbnailUrl: video?.thumbnail,
    contentUrl: video?.url,
    uploadDate: video?.date,
  };
}

function itemList(items: NonNullable<PageHead['items']>, origin: string): SchemaNode {
  return {
    '@type': 'ItemList',
    itemListElement: items.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      url: origin + path,
    })),
  };
}

/**
 * The page as a schema.org graph: site, article, profile, golf course, list, breadcrumbs. Empty for a page without a
 * canonical URL (404).
 * @param origin canonical origin of the deployment
 */
export function structuredData(head: PageHead, origin: string): SchemaNode {
  const { path } = head;
  const nodes: SchemaNode[] = [];
  if (path === '/') {
    const publisher = organization(origin);
    nodes.push({ '@type': 'WebSite', name: SITE.name, url: `${origin}/`, description: head.description, publisher });
  } else if (path !== null) {
    if (head.person) nodes.push(profile(head, path, origin));
    if (head.video) nodes.push(videoObject(head));
    if (head.golfCourse) nodes.push(golfCourseNode(head, path, origin));
    if (head.type === 'article') nodes.push(article(head, path, origin));
    if (path === calculatorPath) nodes.push(calculator(head, path, origin));
    if (head.items?.length) nodes.push(itemList(head.items, origin));
    nodes.push(breadcrumbs(head, path, origin));
  }
  return { '@context': 'https://schema.org', '@graph': nodes };
}
