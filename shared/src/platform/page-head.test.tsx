import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test } from 'vitest';
import { HeadCollector, headTags, useOuterPageHead, usePageHead, type PageHead } from './page-head.ts';

const COURSES: PageHead = { title: 'Courses', description: 'Who went lowest', path: '/courses' };

function Page({ head }: { head: PageHead }) {
  usePageHead(head);
  return null;
}

const content = (selector: string) => document.head.querySelector(selector)?.getAttribute('content');

beforeEach(() => document.head.replaceChildren());

test('a page sets title, description, canonical and social metadata', () => {
  render(<Page head={COURSES} />);
  expect(document.title).toBe('Courses');
  expect(content('meta[name=description]')).toBe('Who went lowest');
  expect(content('meta[property="og:title"]')).toBe('Courses');
  expect(document.head.querySelector('link[rel=canonical]')?.getAttribute('href')).toMatch(/^https:.*\/courses$/);
});

test('the next page replaces all of it', () => {
  const { rerender } = render(<Page head={COURSES} />);
  rerender(<Page head={{ title: 'Lost', description: 'Nothing here', path: null, status: 404 }} />);
  expect(document.head.querySelectorAll('meta[name=description]')).toHaveLength(1);
  expect(document.head.querySelector('link[rel=canonical]')).toBeNull();
  expect(content('meta[name=robots]')).toBe('noindex');
});

function Outer({ head, inner }: { head: PageHead; inner: PageHead }) {
  useOuterPageHead(head);
  return <Page head={inner} />;
}

test('a part of a page may set the head from its first render', () => {
  const outer = { ...COURSES, title: 'Outer' };
  const { rerender } = render(<Outer head={outer} inner={{ ...COURSES, title: 'Inner' }} />);
  expect(document.title).toBe('Inner');
  rerender(<Outer head={{ ...outer, path: '/next' }} inner={{ ...COURSES, title: 'Next', path: '/next' }} />);
  expect(document.title).toBe('Next');
  let collected: PageHead | undefined;
  renderToString(
    <HeadCollector value={(head) => (collected = head)}>
      <Outer head={outer} inner={COURSES} />
    </HeadCollector>,
  );
  expect(collected?.title).toBe('Courses');
});

test("the server's head stands until the content of the slot is alive", () => {
  const sent = { ...COURSES, title: 'St Andrews', description: 'The Old Course' };
  const { unmount } = render(<Page head={sent} />);
  const tags = () => Array.from(document.head.querySelectorAll('[data-head]'));
  const before = tags();
  unmount();

  function Slot({ alive }: { alive: boolean }) {
    useOuterPageHead(COURSES);
    return alive ? <Page head={sent} /> : null;
  }
  const { rerender } = render(<Slot alive={false} />);
  expect(document.title).toBe('St Andrews');
  rerender(<Slot alive />);
  // The elements themselves, not copies.
  expect(tags()).toEqual(before);
  for (const [index, tag] of tags().entries()) expect(tag).toBe(before[index]);
});

test('the server gets the head of the deepest caller', () => {
  let collected: PageHead | undefined;
  renderToString(
    <HeadCollector value={(head) => (collected = head)}>
      <Page head={COURSES} />
      <Page head={{ ...COURSES, title: 'Inner' }} />
    </HeadCollector>,
  );
  expect(collected?.title).toBe('Inner');
});

/** Content of each tag by name. */
const tagsOf = (head: PageHead) =>
  Object.fromEntries(headTags(head, 'https://golf.test').map(({ key: [, name], content: [, value] }) => [name, value]));

test("a page's own card has address, size and description", () => {
  const card = { path: '/cards/players/14.png', alt: 'Ada: +2.2' };
  expect(tagsOf({ ...COURSES, card })).toMatchObject({
    canonical: 'https://golf.test/courses',
    'og:image': 'https://golf.test/cards/players/14.png',
    'og:image:type': 'image/png',
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': 'Ada: +2.2',
    'twitter:card': 'summary_large_image',
    'twitter:image': 'https://golf.test/cards/players/14.png',
    'twitter:image:alt': 'Ada: +2.2',
  });
});

test('any other page has the card of the site, also where it has an SVG for search engines', () => {
  const tags = tagsOf({ ...COURSES, image: '/images/a.svg' });
  expect(tags['og:image']).toBe('https://golf.test/social-card.png');
  expect(tags['twitter:image']).toBe('https://golf.test/social-card.png');
});

test('the structured data that the server sent stay as they are, and go with their page', () => {
  document.head.innerHTML = '<script type="application/ld+json" id="structured-data">{}</script>';
  const data = () => document.getElementById('structured-data')?.textContent;
  const { rerender } = render(<Page head={COURSES} />);
  expect(data()).toBe('{}');
  const before = location.pathname;
  history.pushState(null, '', '/articles');
  rerender(<Page head={{ ...COURSES, path: '/articles' }} />);
  expect(data()).toBeUndefined();
  history.pushState(null, '', before);
});
