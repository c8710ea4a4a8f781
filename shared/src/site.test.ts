import { expect, test } from 'vitest';
import { flagSheet, FLAGS_ON_A_SHEET, flagUrl, pictureOfSize, thumbnailUrl, videoId } from './site.ts';

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

test('flags are requested in lower case', () => {
  expect(flagUrl('GB-SCT')).toBe('/flags/gb-sct.svg');
});

test('flags of a table stand on one sheet, whatever the order of its rows', () => {
  const flagOf = flagSheet(['de', null, 'GB-SCT', 'de', '']);
  const sheet = '/flags/sheet/de,gb-sct.png';
  const picture = { src: `${sheet}?w=56`, srcSet: `${sheet}?w=56 2x, ${sheet}?w=84 3x` };
  expect(flagOf('de')).toEqual({ ...picture, position: '0 0%' });
  expect(flagOf('GB-SCT')).toEqual({ ...picture, position: '0 100%' });
  expect(flagSheet(['GB-SCT', 'de'])('de')).toEqual(flagOf('de'));
  expect(flagOf('de')).toBe(flagOf('de'));
});

test('flags beyond what a sheet holds come one by one: those shown least', () => {
  const many = Array.from(
    { length: FLAGS_ON_A_SHEET },
    (_, index) => `a${String.fromCodePoint(97 + (index % 26))}-x${String.fromCodePoint(97 + Math.floor(index / 26))}`,
  );
  const flagOf = flagSheet([...many, ...many, 'aa']);
  expect(flagOf('aa')).toEqual({ src: '/flags/aa.svg' });
  expect(flagOf('aa-xa').src).toContain('/flags/sheet/aa-xa,');
});

test('a face is requested in its displayed width, unless of another origin', () => {
  expect(pictureOfSize('/images/profiles/1.jpg', 40)).toEqual({
    src: '/images/profiles/1.jpg?w=48',
    srcSet: '/images/profiles/1.jpg?w=96 2x',
  });
  expect(pictureOfSize('/images/profiles/1.jpg', 160)).toEqual({
    src: '/images/profiles/1.jpg?w=192',
    srcSet: '/images/profiles/1.jpg?w=192 2x',
  });
  expect(pictureOfSize('https://yt3.example/1.jpg', 40)).toEqual({ src: 'https://yt3.example/1.jpg' });
});
