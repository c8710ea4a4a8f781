import { formatHandicap, formatScore } from '@golf/shared/format';
import type { EChartsCoreOption } from 'echarts/core';
import { HANDICAP_START, type ChartPoint } from './chart-points.ts';
import { formatDay } from './days.ts';

/** The tokens that the chart is drawn with; a canvas knows no custom properties. */
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

/** Words of a title that fit a tooltip. */
const TITLE = 44;

function tooltipOf({ date, handicap, title, score }: ChartPoint): string {
  const short = title.length > TITLE ? `${title.slice(0, TITLE - 1)}…` : title;
  const lines = [`{day|${formatDay(date)}}`, `{title|${short.replaceAll(/[{}|]/g, ' ')}}`];
  const result = score === null ? '' : `   Score ${formatScore(score)}`;
  return [...lines, `{value|${formatHandicap(handicap)}}{day|${result}}`].join('\n');
}

/** What echarts draws: grey before the player has a handicap, the day of its start marked, lower is better. */
export function chartOption(points: readonly ChartPoint[], colours: ChartColours): EChartsCoreOption {
  const text = { color: colours.faint, fontFamily: colours.font, fontSize: 12 };
  const dot = (early: boolean) => ({
    color: colours.surface,
    borderColor: early ? colours.early : colours.line,
    borderWidth: 2,
  });
  const series = (name: string, from: number, to: number, early: boolean) => ({
    name,
    type: 'line',
    symbol: 'circle',
    symbolSize: 8,
    showAllSymbol: true,
    lineStyle: { width: 3, color: early ? colours.early : colours.line },
    data: points.map(({ handicap, early: isEarly }, index) =>
      index >= from && index <= to ? { value: handicap, itemStyle: dot(isEarly) } : null,
    ),
  });
  const hasStart = points.length > HANDICAP_START;
  return {
    animationDuration: 260,
    textStyle: { fontFamily: colours.font },
    grid: { left: 42, right: 18, top: 26, bottom: 34 },
    xAxis: {
      type: 'category',
      boundaryGap: false,
      data: points.map(({ date }) => date),
      axisLine: { lineStyle: { color: colours.rule }, onZero: false },
      axisTick: { show: false },
      axisLabel: {
        ...text,
        hideOverlap: true,
        margin: 14,
        formatter: (day: string) => formatDay(day).replace(/^\d+ /, ''),
      },
    },
    yAxis: {
      type: 'value',
      scale: true,
      axisLabel: { ...text, formatter: (value: number) => formatHandicap(value).replace(/\.0$/, '') },
      splitLine: { lineStyle: { color: colours.rule } },
    },
    tooltip: {
      trigger: 'axis',
      // Drawn on the canvas: no markup is made of titles from outside.
      renderMode: 'richText',
      confine: true,
      backgroundColor: colours.surface,
      borderColor: colours.rule,
      axisPointer: { lineStyle: { color: colours.faint, type: 'dashed' } },
      textStyle: {
        ...text,
        rich: {
          day: { color: colours.faint, fontSize: 12, lineHeight: 18 },
          title: { color: colours.ink, fontSize: 13, fontWeight: 600, lineHeight: 20 },
          value: { color: colours.line, fontSize: 18, fontWeight: 700, lineHeight: 24 },
        },
      },
      formatter: (at: { dataIndex: number }[]) => {
        const point = points[at[0]?.dataIndex ?? -1];
        return point ? tooltipOf(point) : '';
      },
    },
    series: [
      series('Before the handicap', 0, HANDICAP_START, true),
      {
        ...series('Handicap', HANDICAP_START, points.length - 1, false),
        ...(hasStart && {
          markLine: {
            silent: true,
            symbol: 'none',
            animation: false,
            lineStyle: { color: colours.faint, type: 'dashed' },
            label: { ...text, color: colours.ink, fontWeight: 600, formatter: 'Handicap Start', position: 'end' },
            data: [{ xAxis: HANDICAP_START }],
          },
        }),
      },
    ],
  };
}
