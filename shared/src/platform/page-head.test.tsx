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

test('what stands inside of a page may set its own head, from the first time on', () => {
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

test('pictures and addresses are absolute, on the origin of the deployment', () => {
  const tags = headTags({ ...COURSES, image: '/images/a.jpg' }, 'https://golf.test').map(
    ({ content: [, value] }) => value,
  );
  expect(tags).toContain('https://golf.test/images/a.jpg');
  expect(tags).toContain('https://golf.test/courses');
});

test('social networks, who show no SVG, get the card of the site', () => {
  const tags = headTags({ ...COURSES, image: '/images/a.svg' }, 'https://golf.test');
  expect(tags.find(({ key }) => key[1] === 'og:image')?.content[1]).toBe('https://golf.test/social-card.png');
});

test('the structured data that the server sent follows the page', () => {
  document.head.innerHTML = '<script type="application/ld+json" id="structured-data">{}</script>';
  render(<Page head={COURSES} />);
  expect(document.getElementById('structured-data')?.textContent).toMatch(/BreadcrumbList.*\/courses/);
});
