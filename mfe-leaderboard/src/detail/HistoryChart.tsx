import type { Dates } from '@golf/shared/format';
import type { Scale } from '@golf/shared/ui';
import { useMemo, useSyncExternalStore } from 'react';
import { Chart } from './Chart.tsx';
import { chartOption, type ChartColours } from './chart-option.ts';
import type { ChartPoint } from './chart-points.ts';
import type { Span, Tick } from './chart-time.ts';

const root = () => document.documentElement;

const FORCED = 'forced';

/** System colours: a canvas does not inherit them. */
const SYSTEM = {
  line: 'Highlight',
  early: 'GrayText',
  ink: 'CanvasText',
  faint: 'CanvasText',
  rule: 'CanvasText',
  surface: 'Canvas',
};

/** Whether forced colours replace the theme. */
const forced = () => globalThis.matchMedia?.('(forced-colors: active)');

function subscribeToTheme(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(root(), { attributeFilter: ['data-theme'] });
  const system = forced();
  system?.addEventListener('change', onChange);
  return () => {
    observer.disconnect();
    system?.removeEventListener('change', onChange);
  };
}

/** The colours of the current theme, from the CSS tokens. */
function useColours(): ChartColours {
  const theme = useSyncExternalStore(
    subscribeToTheme,
    () => (forced()?.matches ? FORCED : (root().dataset.theme ?? 'light')),
    () => 'light',
  );
  return useMemo(() => {
    const tokens = getComputedStyle(root());
    const token = (name: string) => tokens.getPropertyValue(`--${name}`).trim();
    return {
      theme,
      line: token('accent'),
      early: token('even'),
      ink: token('ink'),
      faint: token('ink-2'),
      rule: token('line'),
      surface: token('surface'),
      font: token('font'),
      ...(theme === FORCED && SYSTEM),
    };
  }, [theme]);
}

export interface HistoryChartProps {
  points: readonly ChartPoint[];
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

/** Interactive handicap chart. */
export default function HistoryChart({ points, letters, scale, span, days, formatDay, visible }: HistoryChartProps) {
  const colours = useColours();
  const option = useMemo(
    () => chartOption(points, colours, { letters, scale, span, days, formatDay, visible }),
    [points, colours, letters, scale, span, days, formatDay, visible],
  );
  return <Chart option={option} />;
}
