import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { expectConsole } from '@golf/shared/testing';
import { historyEntry, round } from '../testing/players.ts';
import { bestRound, lowestScore } from './best-round.ts';
import { chartPoints, chartWidth } from './chart-points.ts';
import { explainRound } from './explain-round.ts';
import { gapInWords } from './gap-in-words.ts';
import { videoOf } from '@golf/shared/ui';
import { reportLinks } from './report-links.ts';

describe('the chart', () => {
  test('scales the first 7 points, greys the first 5, ends today', () => {
    const history = Array.from({ length: 9 }, (_, index) =>
      historyEntry({ id: index, date: `2026-01-0${9 - index}`, handicap: 8 }),
    );
    const points = chartPoints(history, 7.6, '2026-11-20');
    expect(points.map(({ handicap }) => handicap)).toEqual([64, 32, 64 / 3, 16, 12.8, 64 / 6, 64 / 7, 8, 8, 7.6]);
    expect(points.map(({ early }) => early)).toEqual([true, true, true, true, true, false, false, false, false, false]);
    expect(points[0]?.date).toBe('2026-01-01');
    expect(points.at(-1)).toMatchObject({ date: '2026-11-20', title: 'Today', score: null });
  });

  test('is level from the last round to today where the handicap is that of the round, rounded', () => {
    const history = Array.from({ length: 8 }, (_, id) => historyEntry({ id, handicap: 20.9525 }));
    const lastTwo = (handicap: number) =>
      chartPoints(history, handicap, '2026-11-20')
        .slice(-2)
        .map((point) => point.handicap);
    expect(lastTwo(21)).toEqual([20.9525, 20.9525]);
    expect(lastTwo(21.1)).toEqual([20.9525, 21.1]);
  });

  test('of whoever has no handicap has no point today, and none at all without rounds', () => {
    expect(chartPoints([historyEntry({})], null, '2026-11-20')).toHaveLength(1);
    expect(chartPoints([], 3, '2026-11-20')).toEqual([]);
  });

  test('is 300 px wide at least, 20 more for each point beyond 16', () => {
    expect([1, 16, 17, 26].map(chartWidth)).toEqual([300, 300, 320, 500]);
  });

  test('is in the order of days whatever the order of the answer', () => {
    const days = fc.array(fc.date({ min: new Date('2020-01-01'), max: new Date('2026-01-01'), noInvalidDate: true }));
    fc.assert(
      fc.property(days, (dates) => {
        const history = dates.map((date, id) => historyEntry({ id, date: date.toISOString().slice(0, 10) }));
        const shown = chartPoints(history, null, '').map(({ date }) => date);
        expect(shown).toEqual(shown.toSorted());
      }),
    );
  });
});

describe('how a round was calculated', () => {
  test('a full round is its differential', () => {
    const explained = explainRound(round({ par: 71, score: -2, course_rating: 72.5, slope: 130, net_score: -3.04 }));
    expect(explained).toMatchObject({ gross: 69, holes: 18, played: -3.04, expected: null });
    expect(explained.formulas).toEqual([['Adjusted score', '113 × (69 − 72.5) ÷ 130 = −3.04']]);
  });

  test('fewer holes have an expected part up to the net score', () => {
    const explained = explainRound(round({ par: 36, score: 4, course_rating: 36, holes: 9, net_score: 8.8 }));
    expect(explained).toMatchObject({ gross: 40, played: 4, expected: 4.8 });
    // On one line the dot between them read as a product.
    expect(explained.formulas).toEqual([
      ['9 holes', expect.stringMatching(/\(40 − 36\.0\).* = 4\.00$/)],
      ['Adjusted score', '4.00 + 4.80 = 8.80'],
    ]);
  });

  test('without a slope there is no formula', () => {
    expect(explainRound(round({ slope: 0 }))).toMatchObject({ played: null, formulas: [] });
  });
});

describe('the best', () => {
  test('round has the lowest net score', () => {
    expect(bestRound([round({ id: 1, net_score: 2 }), round({ id: 2, net_score: -1 })])?.id).toBe(2);
    expect(bestRound([])).toBeNull();
  });

  test('score is one of 18 holes', () => {
    expect(lowestScore([round({ score: -3, holes: 9 }), round({ score: 1 })])).toBe(1);
    expect(lowestScore([])).toBeNull();
  });
});

test('a gap is said from the player’s side', () => {
  expect([-2.5, 0, 1.2].map(gapInWords)).toEqual(['trails by 2.5', 'level', 'leads by 1.2']);
});

describe('links to videos', () => {
  test('give a thumbnail by their 11 characters', () => {
    expect(videoOf('https://youtu.be/abcdefghijk').thumbnail).toContain('abcdefghijk');
    expect(videoOf('https://example.com/x')).toEqual({
      href: 'https://example.com/x',
      thumbnail: null,
      problem: 'Invalid YouTube URL',
    });
    expect(videoOf('javascript:alert(1)').href).toBeNull();
  });

  test('that lead nowhere are told once a round; a round of the tour has none', () => {
    const rounds = [round({ id: 901 }), round({ id: 902, link: 'x' }), round({ id: 903, pro: true })];
    reportLinks(rounds);
    expectConsole('warn', /^Video link is undefined or null\nInvalid YouTube URL$/);
    reportLinks(rounds);
    expect(videoOf(null).problem).toBe('Video link is undefined or null');
  });
});
