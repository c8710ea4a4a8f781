import { formatDay } from '@golf/shared/format';
import { scaleOf } from '@golf/shared/ui';
import { expect, test, vi } from 'vitest';
import { chartOption, type ChartColours } from './chart-option.ts';
import type { ChartPoint } from './chart-points.ts';

const COLOURS: ChartColours = {
  theme: 'light',
  line: 'green',
  early: 'grey',
  ink: 'black',
  faint: 'silver',
  rule: 'silver',
  surface: 'white',
  font: 'serif',
};

const POINT: ChartPoint = { date: '2026-11-09', handicap: -1.4, title: 'A round', score: -5, early: false };

const FRAME = {
  letters: 1,
  scale: scaleOf([POINT.handicap]),
  span: { from: POINT.date, to: POINT.date },
  days: [],
  formatDay,
  visible: () => ({ from: 0, to: 300 }),
};

/** Tooltip of a point. */
function said(point: ChartPoint): string[] {
  const { tooltip } = chartOption([point], COLOURS, FRAME);
  // Cast: created by the function under test.
  const { formatter } = tooltip as { formatter: (at: { data: { index: number } }[]) => string };
  return formatter([{ data: { index: 0 } }]).split('\n');
}

test('a point says its date, title, handicap with its plus, and score', () =>
  expect(said(POINT)).toEqual(['9 Nov 2026', 'A round', 'Handicap +1.4 · Score −5']));

test('today has no score', () =>
  expect(said({ ...POINT, title: 'Today', score: null })).toEqual(['9 Nov 2026', 'Today', 'Handicap +1.4']));

test('a long title is cut, and none is taken for a style', () => {
  expect(said({ ...POINT, title: 'x'.repeat(80) })[1]).toMatch(/^x{43}…$/);
  expect(said({ ...POINT, title: '{a|b}' })[1]).toBe(' a b ');
});

test('the best handicap, the lowest number, is on top', () => {
  expect(chartOption([POINT], COLOURS, FRAME)).toMatchObject({ yAxis: { inverse: true } });
});

test('the days stand where the picture of the chart has them, whatever fonts the machine has', () => {
  expect(chartOption([POINT], COLOURS, FRAME)).toMatchObject({ xAxis: { axisLabel: { lineHeight: 12 } } });
});

test('the line follows a new scale at once, as the figures beside it do', () => {
  expect(chartOption([POINT], COLOURS, FRAME)).toMatchObject({ animationDurationUpdate: 0 });
});

test('the line does not grow where motion is not wanted', () => {
  expect(chartOption([POINT], COLOURS, FRAME)).toMatchObject({ animation: true });
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  expect(chartOption([POINT], COLOURS, FRAME)).toMatchObject({ animation: false });
  vi.unstubAllGlobals();
});
