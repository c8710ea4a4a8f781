import { expect, test } from 'vitest';
import { flagUrl, thumbnailUrl, videoId } from './site.ts';

test.each([
  ['https://www.youtube.com/watch?v=abcDEF_123-', 'abcDEF_123-'],
  ['https://www.youtube.com/watch?t=10&v=abcDEF_123-&list=x', 'abcDEF_123-'],
  ['https://youtu.be/abcDEF_123-?t=1', 'abcDEF_123-'],
  ['https://www.youtube.com/shorts/abcDEF_123-', 'abcDEF_123-'],
  ['https://www.youtube.com/watch?v=tooshort', null],
  ['https://www.youtube.com/watch?v=abcDEF_123-toolong', null],
  ['not a link', null],
])('the video of %s is %s', (link, id) => {
  expect(videoId(link)).toBe(id);
});

test('demo videos have their thumbnails on this site', () => {
  expect(thumbnailUrl('demo-000001')).toBe('/images/thumbnails/demo-000001.svg');
  expect(thumbnailUrl('abcDEF_123-')).toBe('https://i.ytimg.com/vi/abcDEF_123-/maxresdefault.jpg');
});

test('flags are asked for in lower case', () => {
  expect(flagUrl('GB-SCT')).toBe('/flags/gb-sct.svg');
});
