import { expect, test } from 'vitest';
import { structuredData } from './structured-data.ts';

const ORIGIN = 'https://golf.test';

const types = (data: ReturnType<typeof structuredData>) =>
  (data['@graph'] as { '@type': string }[]).map((thing) => thing['@type']); // of our own making

const crumb = (position: number, name: string, path: string) => ({
  '@type': 'ListItem',
  position,
  name,
  item: ORIGIN + path,
});

test('the home page is the site', () => {
  const data = structuredData({ title: 'YouTube Golf Handicaps', description: 'A leaderboard', path: '/' }, ORIGIN);
  expect(types(data)).toEqual(['WebSite']);
  expect(data).toMatchObject({ '@graph': [{ name: 'Golf Handicaps', url: 'https://golf.test/' }] });
});

test('any other page has a way to it', () => {
  const data = structuredData({ title: 'Courses · Golf Handicaps', description: '', path: '/courses' }, ORIGIN);
  expect(data['@graph']).toEqual([
    {
      '@type': 'BreadcrumbList',
      itemListElement: [crumb(1, 'Golf Handicaps', '/'), crumb(2, 'Courses', '/courses')],
    },
  ]);
});

test('an article says what it is, and lies below the articles', () => {
  const head = {
    title: 'Five misconceptions',
    description: 'Put right',
    path: '/articles/five',
    type: 'article',
    image: '/images/five.svg',
    keywords: ['golf', 'handicap'],
    published: '2025-09-11',
  } as const;
  const data = structuredData(head, ORIGIN);
  expect(types(data)).toEqual(['Article', 'BreadcrumbList']);
  expect(data).toMatchObject({
    '@graph': [
      {
        headline: 'Five misconceptions',
        mainEntityOfPage: 'https://golf.test/articles/five',
        image: ['https://golf.test/images/five.svg'],
        keywords: 'golf, handicap',
        datePublished: '2025-09-11',
      },
      {
        itemListElement: [
          crumb(1, 'Golf Handicaps', '/'),
          crumb(2, 'Articles', '/articles'),
          crumb(3, 'Five misconceptions', '/articles/five'),
        ],
      },
    ],
  });
});

test('a profile says whom it is of', () => {
  const head = {
    title: 'Ada Whitfield’s handicap: +2.2 · Golf Handicaps',
    description: 'Ada plays off +2.2',
    path: '/players/14-ada-whitfield',
    type: 'profile',
    person: { name: 'Ada Whitfield', image: '/images/ada.svg', country: '', links: ['https://www.youtube.com/@ada'] },
  } as const;
  expect(structuredData(head, ORIGIN)['@graph']).toEqual([
    {
      '@type': 'ProfilePage',
      url: 'https://golf.test/players/14-ada-whitfield',
      mainEntity: {
        '@type': 'Person',
        name: 'Ada Whitfield',
        description: 'Ada plays off +2.2',
        image: 'https://golf.test/images/ada.svg',
        nationality: undefined,
        sameAs: ['https://www.youtube.com/@ada'],
      },
    },
    {
      '@type': 'BreadcrumbList',
      itemListElement: [crumb(1, 'Golf Handicaps', '/'), crumb(2, 'Ada Whitfield', '/players/14-ada-whitfield')],
    },
  ]);
});

test('a comparison lies below the choice of two players, which is a list', () => {
  const pair = { title: 'Ada and Bo · Golf Handicaps', description: '', path: '/compare/8-14' };
  expect(structuredData(pair, ORIGIN)['@graph']).toEqual([
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        crumb(1, 'Golf Handicaps', '/'),
        crumb(2, 'Compare Players', '/compare'),
        crumb(3, 'Ada and Bo', '/compare/8-14'),
      ],
    },
  ]);
  const items = [{ name: 'Ada and Bo', path: '/compare/8-14' }];
  const list = structuredData({ title: 'Compare', description: '', path: '/compare', items }, ORIGIN);
  expect(types(list)).toEqual(['ItemList', 'BreadcrumbList']);
  expect(list['@graph']).toMatchObject([
    { itemListElement: [{ position: 1, name: 'Ada and Bo', url: 'https://golf.test/compare/8-14' }] },
    {},
  ]);
});

test('a page without an address is nothing', () => {
  expect(types(structuredData({ title: 'Lost', description: '', path: null }, ORIGIN))).toEqual([]);
});

test('a course is a golf course with a place, below the courses', () => {
  const head = {
    title: 'Old Course: leaderboard · Golf Handicaps',
    description: 'Seven double greens',
    path: '/courses/1-old-course',
    golfCourse: { name: 'Old Course', image: '/images/old.svg', locality: 'St Andrews, Fife', country: 'Scotland' },
  } as const;
  const data = structuredData(head, ORIGIN);
  expect(types(data)).toEqual(['GolfCourse', 'BreadcrumbList']);
  expect(data).toMatchObject({
    '@graph': [
      {
        name: 'Old Course',
        url: 'https://golf.test/courses/1-old-course',
        image: 'https://golf.test/images/old.svg',
        address: { '@type': 'PostalAddress', addressLocality: 'St Andrews, Fife', addressCountry: 'Scotland' },
      },
      {
        itemListElement: [
          crumb(1, 'Golf Handicaps', '/'),
          crumb(2, 'Course Leaderboards', '/courses'),
          crumb(3, 'Old Course', '/courses/1-old-course'),
        ],
      },
    ],
  });
});
