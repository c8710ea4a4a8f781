import type { Dates } from '@golf/shared/format';
import { useMemo, useSyncExternalStore } from 'react';
import { Chart } from './Chart.tsx';
import { chartOption, type ChartColours } from './chart-option.ts';
import type { ChartPoint } from './chart-points.ts';
import type { Scale } from './chart-scale.ts';
import type { Span, Tick } from './chart-time.ts';

const root = () => document.documentElement;

const FORCED = 'forced';

/** The system's colours: a canvas does not get them by itself. */
const SYSTEM = {
  line: 'Highlight',
  early: 'GrayText',
  ink: 'CanvasText',
  faint: 'CanvasText',
  rule: 'CanvasText',
  surface: 'Canvas',
};

/** Whether the system's colours take the place of the theme's. */
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

/** The line that answers the pointer. */
export default function HistoryChart({ points, letters, scale, span, days, formatDay, visible }: HistoryChartProps) {
  const colours = useColours();
  const option = useMemo(
    () => chartOption(points, colours, { letters, scale, span, days, formatDay, visible }),
    [points, colours, letters, scale, span, days, formatDay, visible],
  );
  return <Chart option={option} />;
}
