import { array, assert, constantFrom, double, property } from 'fast-check';
import { expect, test } from 'vitest';
import { articles, articlesTagged, findArticle, neighboursOf, othersThan } from './articles.ts';
import { countWords, headingsOf, minutesToRead, withAnchors } from './outline.tsx';

test('articles are listed newest first', () => {
  const dates = articles.map(({ date }) => date);
  expect(dates).toEqual(dates.toSorted().toReversed());
  expect(articles.length).toBeGreaterThanOrEqual(5);
});

test('no two articles share an address, and each is found by its own', () => {
  expect(new Set(articles.map(({ slug }) => slug)).size).toBe(articles.length);
  for (const article of articles) expect(findArticle(article.slug)).toBe(article);
  expect(findArticle('no-such-article')).toBeUndefined();
});

test.each(articles.map((article) => [article.slug, article] as const))(
  '%s is 500 to 1,200 words long and describes itself',
  (_slug, { content, seo, tags, image, title }) => {
    const words = countWords(content());
    expect(words).toBeGreaterThanOrEqual(500);
    expect(words).toBeLessThanOrEqual(1200);
    expect(seo.title.length).toBeLessThanOrEqual(65);
    expect(seo.description.length).toBeLessThanOrEqual(160);
    expect([title, image, ...seo.keywords, ...tags].every(Boolean)).toBe(true);
  },
);

test('the tag filter keeps those with the tag, in the order of the list', () => {
  expect(articlesTagged(null)).toBe(articles);
  expect(articlesTagged('courses').map(({ slug }) => slug)).toEqual([
    'course-leaderboards-are-live',
    'youtubers-vs-the-hardest-golf-courses',
  ]);
  expect(articlesTagged('knitting')).toEqual([]);
});

test('previous and next follow the dates, and end at the first and the last', () => {
  expect(neighboursOf('course-leaderboards-are-live')).toMatchObject({
    older: { slug: 'youtubers-vs-the-hardest-golf-courses' },
    newer: { slug: 'misconceptions-golf-handicaps' },
  });
  expect(neighboursOf('misconceptions-golf-handicaps').newer).toBeUndefined();
  expect(neighboursOf('golf-handicaps-launched').older).toBeUndefined();
});

test('other articles are never the one that is read, and never twice the same', () => {
  const slug = constantFrom(...articles.map((article) => article.slug));
  const draws = array(double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), { maxLength: 8 });
  assert(
    property(slug, draws, (read, numbers) => {
      const others = othersThan(read, numbers).map((article) => article.slug);
      expect(others).not.toContain(read);
      expect(new Set(others).size).toBe(others.length);
      expect(others).toHaveLength(Math.min(numbers.length, articles.length - 1));
    }),
  );
});

test('every other article can be drawn first', () => {
  const first = [0, 0.3, 0.6, 0.9].map((draw) => othersThan('golf-handicaps-launched', [draw])[0]?.slug);
  expect(new Set(first).size).toBe(4);
});

test('headings get anchors that the table of contents names', () => {
  const content = (
    <>
      <p>Before</p>
      <h2>2. &ldquo;Où est la balle?&rdquo;</h2>
      <p>
        A <em>fine</em> question
      </p>
    </>
  );
  const [heading] = headingsOf(content);
  expect(heading).toEqual({ id: '2-ou-est-la-balle', text: '2. “Où est la balle?”' });
  expect(withAnchors(content)).toContainEqual(
    expect.objectContaining({ type: 'h2', props: expect.objectContaining({ id: '2-ou-est-la-balle' }) }),
  );
  expect(countWords(content)).toBe(9);
  expect(minutesToRead(content)).toBe(1);
});
