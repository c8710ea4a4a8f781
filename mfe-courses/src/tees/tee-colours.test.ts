import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contrast, parseColour, teeColours, type Rgb } from './tee-colours.ts';

const BLACK: Rgb = [0, 0, 0];
const WHITE: Rgb = [255, 255, 255];
const part = fc.integer({ min: 0, max: 255 });
const anyRgb: fc.Arbitrary<Rgb> = fc.tuple(part, part, part);
const css = (rgb: Rgb) => `rgb(${rgb.join(', ')})`;

test.each([
  ['#fff', WHITE],
  ['#FFFFFF', WHITE],
  ['rgb(0, 0, 0)', BLACK],
  ['rgb(0 0 0)', BLACK],
  ['#1234', null],
  ['rgb(256, 0, 0)', null],
  ['url(https://elsewhere.example/)', null],
  ['', null],
])('"%s" is %j', (colour, rgb) => {
  expect(parseColour(colour)).toEqual(rgb);
});

test('contrast is that of WCAG: 21 of black on white, 1 of a colour on itself, the same both ways', () => {
  expect(contrast(BLACK, WHITE)).toBeCloseTo(21, 5);
  expect(contrast(parseColour('#777') ?? BLACK, WHITE)).toBeCloseTo(4.48, 2);
  fc.assert(
    fc.property(anyRgb, anyRgb, (a, b) => {
      expect(contrast(a, b)).toBe(contrast(b, a));
      expect(contrast(a, a)).toBe(1);
    }),
  );
});

describe('words on the colour of a tee', () => {
  test("have the tee's own colour where that can be read", () => {
    expect(teeColours('#ffffff', '#111')).toEqual({
      background: 'rgb(255 255 255)',
      text: 'rgb(17 17 17)',
      ink: 'dark',
    });
  });

  test('have another where it cannot', () => {
    expect(teeColours('#f3d34a', '#ffffff')).toMatchObject({ text: null, ink: 'dark' });
    expect(teeColours('#1f4e8c', '')).toMatchObject({ text: null, ink: 'light' });
  });

  test('have contrast enough on any background, whatever the backend says', () => {
    fc.assert(
      fc.property(anyRgb, anyRgb, (background, text) => {
        const colours = teeColours(css(background), css(text));
        const shown = colours?.text ? parseColour(colours.text) : colours?.ink === 'dark' ? BLACK : WHITE;
        expect(contrast(background, shown ?? background)).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });

  test('a background that is no colour gives none', () => {
    expect(teeColours('url(https://elsewhere.example/)', '#fff')).toBeNull();
  });
});
