import { type Dates, formatHandicap, formatScore } from '@golf/shared/format';
import type { Scale } from '@golf/shared/ui';
import type { EChartsCoreOption } from 'echarts/core';
import { PLOT } from './chart-box.ts';
import { HANDICAP_START, type ChartPoint } from './chart-points.ts';
import type { Span, Tick } from './chart-time.ts';

export interface ChartColours {
  theme: string;
  line: string;
  early: string;
  ink: string;
  faint: string;
  rule: string;
  surface: string;
  font: string;
}

/** Maximum length of a title in a tooltip, in characters. */
const LONGEST_TITLE = 44;

function tooltipOf({ date, handicap, title, score }: ChartPoint, formatDay: Dates['formatDay']): string {
  const short = title.length > LONGEST_TITLE ? `${title.slice(0, LONGEST_TITLE - 1)}…` : title;
  const result = score === null ? '' : ` · Score ${formatScore(score)}`;
  // echarts parses braces and bars as rich-text styles.
  return [formatDay(date), short.replaceAll(/[{}|]/g, ' '), `Handicap ${formatHandicap(handicap)}${result}`].join('\n');
}

interface Size {
  contentSize: [width: number, height: number];
}

export interface ChartFrame {
  /** Font size relative to the usual size. */
  letters: number;
  scale: Scale;
  span: Span;
  /** Day labels below the chart. */
  days: readonly Tick[];
  /** Formats the day of a point. */
  formatDay: Dates['formatDay'];
  /** The visible part of the chart, in px from its left. */
  visible: () => { from: number; to: number };
}

/** Distance of a tooltip from its point and from the edges, in px at the usual font size. */
const GAP = 12;

/**
 * The echarts option: grey before the first handicap, a marker on the day of that handicap, the best handicap on top,
 * the current handicap as a label.
 */
export function chartOption(
  points: readonly ChartPoint[],
  colours: ChartColours,
  { letters, scale: { min, max, step }, span, days, formatDay, visible }: ChartFrame,
): EChartsCoreOption {
  const px = (usual: number) => usual * letters;
  const gap = px(GAP);
  const text = { color: colours.faint, fontFamily: colours.font, fontSize: px(12) };
  // Same line height as in the server-rendered picture. By default echarts measures a Chinese character in whatever
  // fallback font has one.
  const beside = { ...text, lineHeight: px(12) };
  const dot = (early: boolean) => ({
    color: colours.surface,
    borderColor: early ? colours.early : colours.line,
    borderWidth: 2,
  });
  /** Label of the current handicap. */
  const lastLabel = (handicap: number) => ({
    show: true,
    position: 'right',
    color: colours.ink,
    fontFamily: colours.font,
    fontSize: px(13),
    fontWeight: 700,
    formatter: formatHandicap(handicap),
  });
  const series = (name: string, from: number, to: number, early: boolean) => ({
    name,
    type: 'line',
    symbol: 'circle',
    symbolSize: 8,
    showAllSymbol: true,
    lineStyle: { width: 2.5, color: early ? colours.early : colours.line },
    data: points.slice(from, to + 1).map(({ date, handicap, early: isEarly }, at) => ({
      value: [timeOf(date), handicap],
      index: from + at,
      itemStyle: dot(isEarly),
      ...(from + at === points.length - 1 && { label: lastLabel(handicap) }),
    })),
  });
  const timeOf = (day: string) => Date.parse(day || span.to);
  const names = new Map(days.map(({ day, name }) => [timeOf(day), name]));
  const start = points[HANDICAP_START];
  return {
    animation: !globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches,
    animationDuration: 260,
    // The axis labels change at once: a line still moving to the new scale would be read against the wrong labels.
    animationDurationUpdate: 0,
    textStyle: { fontFamily: colours.font },
    grid: { left: px(PLOT.left), right: px(PLOT.right), top: px(PLOT.top), bottom: px(PLOT.bottom) },
    xAxis: {
      type: 'value',
      min: timeOf(span.from),
      max: timeOf(span.to),
      splitLine: { show: false },
      axisLine: { lineStyle: { color: colours.rule }, onZero: false },
      axisTick: { show: false },
      axisLabel: {
        ...beside,
        margin: px(14),
        customValues: [...names.keys()],
        formatter: (time: number) => names.get(time) ?? '',
      },
    },
    yAxis: {
      type: 'value',
      // The best handicap, the lowest number, is on top, as on the leaderboard.
      inverse: true,
      // The axis labels are outside the chart, where they stay visible while it scrolls.
      min,
      max,
      interval: step,
      axisLabel: { show: false },
      axisLine: { show: false },
      axisTick: { show: false },
      splitLine: { lineStyle: { color: colours.rule } },
    },
    tooltip: {
      trigger: 'axis',
      // Drawn on the canvas, so that an external title never becomes HTML.
      renderMode: 'richText',
      backgroundColor: colours.surface,
      borderColor: colours.rule,
      axisPointer: { snap: true, lineStyle: { color: colours.faint, type: 'dashed' } },
      textStyle: { ...text, color: colours.ink, fontWeight: 600 },
      position: (
        [x]: [number, number],
        _params: unknown,
        _box: unknown,
        _rect: unknown,
        { contentSize: [width] }: Size,
      ) => {
        const { from, to } = visible();
        const left = x + gap + width > to ? x - gap - width : x + gap;
        return [Math.max(from + gap, Math.min(left, to - width - gap)), gap];
      },
      // Rounds of the same day are listed together.
      formatter: (at: { data: { index: number } }[]) =>
        [...new Set(at.map(({ data }) => data.index))]
          .flatMap((index) => points[index] ?? [])
          .map((point) => tooltipOf(point, formatDay))
          .join('\n\n'),
    },
    series: [
      series('Before the handicap', 0, HANDICAP_START, true),
      {
        ...series('Handicap', HANDICAP_START, points.length - 1, false),
        ...(start && {
          markLine: {
            silent: true,
            symbol: 'none',
            animation: false,
            lineStyle: { color: colours.faint, type: 'dashed' },
            label: {
              ...beside,
              color: colours.ink,
              fontWeight: 600,
              formatter: 'Handicap Start',
              position: 'start',
              distance: px(10),
            },
            data: [{ xAxis: timeOf(start.date) }],
          },
        }),
      },
    ],
  };
}
