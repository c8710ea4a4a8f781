import type { HistoryEntry } from '@golf/shared/api';
import { formatDay, formatHandicap, formatScore, speakHandicap } from '@golf/shared/format';
import { useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import { Chart } from './Chart.tsx';
import { chartOption, type ChartColours } from './chart-option.ts';
import { chartPoints, chartWidth } from './chart-points.ts';
import styles from './HandicapHistory.module.css';

/** A scrollable region has to be focusable, so that the arrow keys can scroll it. */
const FOCUSABLE = { tabIndex: 0 };

const root = () => document.documentElement;

function subscribeToTheme(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(root(), { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

/** The colours of the current theme, from the CSS tokens. */
function useColours(): ChartColours {
  const theme = useSyncExternalStore(
    subscribeToTheme,
    () => root().dataset.theme ?? 'light',
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
    };
  }, [theme]);
}

export interface HandicapHistoryProps {
  history: readonly HistoryEntry[];
  handicap: number | null;
}

/** A handicap over time, as a line chart and as a table. */
export default function HandicapHistory({ history, handicap }: HandicapHistoryProps) {
  const colours = useColours();
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  const points = useMemo(() => chartPoints(history, handicap, today), [history, handicap, today]);
  const [scroller, setScroller] = useState<HTMLDivElement | null>(null);
  const showToday = useCallback((element: HTMLDivElement | null) => {
    if (element) element.scrollLeft = element.scrollWidth;
    setScroller(element);
  }, []);
  const option = useMemo(() => {
    const visible = () => {
      const { scrollLeft: from = 0, clientWidth = 0 } = scroller ?? {};
      return { from, to: from + clientWidth };
    };
    return chartOption(points, colours, visible);
  }, [points, colours, scroller]);
  if (points.length === 0) return <p className={styles.none}>No history yet: no round has been seen on video.</p>;
  const last = points.at(-1);
  return (
    <figure className={styles.figure} aria-label="Handicap history">
      <figcaption className={styles.caption}>Handicap history</figcaption>
      <div
        ref={showToday}
        className={styles.scroller}
        {...FOCUSABLE}
        role="img"
        aria-label={summary(points.length, last?.handicap ?? null)}
      >
        <div aria-hidden className={styles.canvas} style={{ minWidth: chartWidth(points.length) }}>
          <Chart option={option} />
        </div>
      </div>
      <details className={styles.table}>
        <summary>Show as table</summary>
        <div className={styles.tableBox} {...FOCUSABLE} role="group" aria-label="Handicap history, scrollable">
          <table aria-label="Handicap history as a table">
            <thead>
              <tr>
                <th scope="col">Date</th>
                <th scope="col">Round</th>
                <th scope="col">Score</th>
                <th scope="col">Handicap</th>
              </tr>
            </thead>
            <tbody>
              {points.toReversed().map(({ date, handicap, title, score }, index) => (
                <tr key={index}>
                  <td>{formatDay(date)}</td>
                  <td>{title}</td>
                  <td>{score === null ? '' : formatScore(score)}</td>
                  <td>{formatHandicap(handicap)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </figure>
  );
}

function summary(points: number, handicap: number | null): string {
  return `A line of ${points} points, ending at ${speakHandicap(handicap)}. The table below shows the same.`;
}
