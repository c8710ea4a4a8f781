import { type Dates, formatHandicap, formatScore } from '@golf/shared/format';
import type { EChartsCoreOption } from 'echarts/core';
import { PLOT } from './chart-box.ts';
import { HANDICAP_START, type ChartPoint } from './chart-points.ts';
import type { Scale } from './chart-scale.ts';
import type { Span, Tick } from './chart-time.ts';

/** The colours and font of the chart: a canvas cannot read CSS custom properties. */
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

/** Characters of a title that fit into a tooltip. */
const LONGEST_TITLE = 44;

function tooltipOf({ date, handicap, title, score }: ChartPoint, formatDay: Dates['formatDay']): string {
  const short = title.length > LONGEST_TITLE ? `${title.slice(0, LONGEST_TITLE - 1)}…` : title;
  const result = score === null ? '' : ` · Score ${formatScore(score)}`;
  // echarts would read braces and bars as styles of rich text.
  return [formatDay(date), short.replaceAll(/[{}|]/g, ' '), `Handicap ${formatHandicap(handicap)}${result}`].join('\n');
}

interface Size {
  contentSize: [width: number, height: number];
}

/** What a chart is drawn into. */
export interface ChartFrame {
  /** Times the usual size that letters have. */
  letters: number;
  scale: Scale;
  span: Span;
  /** Days named below the chart. */
  days: readonly Tick[];
  /** How the day of a point is written. */
  formatDay: Dates['formatDay'];
  /** The part of the chart that is not scrolled away, in pixels from its left. */
  visible: () => { from: number; to: number };
}

/** Distance of a tooltip from its point and from the edges, in px at the usual font size. */
const GAP = 12;

/**
 * What echarts draws: grey before the player has a handicap, the day of its start marked, the best on top, the last handicap written out.
 */
export function chartOption(
  points: readonly ChartPoint[],
  colours: ChartColours,
  { letters, scale: { min, max, step }, span, days, formatDay, visible }: ChartFrame,
): EChartsCoreOption {
  const px = (usual: number) => usual * letters;
  const gap = px(GAP);
  const text = { color: colours.faint, fontFamily: colours.font, fontSize: px(12) };
  // As in the picture that it takes the place of. Unset, echarts takes the width of a Chinese character, in whatever font has it.
  const beside = { ...text, lineHeight: px(12) };
  const dot = (early: boolean) => ({
    color: colours.surface,
    borderColor: early ? colours.early : colours.line,
    borderWidth: 2,
  });
  /** What the line has come to. */
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
    lineStyle: { width: 3, color: early ? colours.early : colours.line },
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
    // The figures beside the lines change at once: a line that glides to the new scale would be read by the wrong ones.
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
      // Its labels stand beside the chart, where they stay while it scrolls.
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
      // Drawn on the canvas: a title from outside never becomes HTML.
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
      // Rounds of one day are told one below the other.
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
