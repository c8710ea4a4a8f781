import { expect, test } from 'vitest';
import { wordsOf } from './words-of.ts';

test('the words of HTML, paragraph by paragraph', () => {
  expect(wordsOf('<p>Six <b>huge</b> greens &amp; a&nbsp;burn.</p>\n<p>The 17th<br>the Road Hole</p>')).toEqual([
    'Six huge greens & a\u00a0burn.',
    'The 17th',
    'the Road Hole',
  ]);
});

test('scripts and empty markup have no words', () => {
  expect(wordsOf('<script>alert(1)</script><style>p{}</style><p> </p><img src=x onerror=alert(1)>')).toEqual([]);
});
