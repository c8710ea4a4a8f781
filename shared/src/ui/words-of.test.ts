import { expect, test } from 'vitest';
import { wordsOf } from './words-of.ts';

test('the text of HTML, paragraph by paragraph', () => {
  expect(wordsOf('<p>Six <b>huge</b> greens &amp; a&nbsp;burn.</p>\n<p>The 17th<br>the Road\nHole</p>')).toEqual([
    'Six huge greens & a\u00a0burn.',
    'The 17th',
    'the Road Hole',
  ]);
  expect(wordsOf('Before<ul><li>one<li>two</ul>after')).toEqual(['Before', 'one', 'two', 'after']);
});

test('every character reference of HTML is decoded, once', () => {
  expect(wordsOf('It&#39;s the player&rsquo;s caf&eacute; &#x2013; 5&nbsp;&euro;, &lt;b&gt; and &amp;lt;')).toEqual([
    "It's the player’s café – 5\u00a0€, <b> and &lt;",
  ]);
  expect(wordsOf('&unknown; &')).toEqual(['&unknown; &']);
});

test('scripts, comments and empty markup have no words', () => {
  expect(wordsOf('<script>alert(1)</script><style>p{}</style><p> </p><img src=x onerror=alert(1)>')).toEqual([]);
  expect(wordsOf('a<!-- <p>hidden</p> -->b<SCRIPT>"</p>"</SCRIPT >c')).toEqual(['abc']);
});

test('a tag ends where a browser ends it', () => {
  expect(wordsOf('<a title="1 > 0" href=\'>\'>Par</a> 3 < 4, <3')).toEqual(['Par 3 < 4, <3']);
  expect(wordsOf('kept<a href="never closed> lost')).toEqual(['kept']);
  expect(wordsOf('kept<script>lost')).toEqual(['kept']);
});

// A parser with quadratic time would take over a minute for each.
test.each(['<', '<a ', '<a "', '</', '<!--', '<!', '<script>', '<script></', '<style></style ', '&', '&#', 'a\n'])(
  'a description of "%s" and nothing else is read in one go',
  (text) => {
    expect(wordsOf(text.repeat(300_000)).length).toBeLessThanOrEqual(1);
  },
);
