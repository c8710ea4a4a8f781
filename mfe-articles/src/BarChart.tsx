import { Card } from '@golf/shared/ui';
import styles from './BarChart.module.css';

export interface BarChartProps {
  /** Quantity that the bars show. */
  title: string;
  /** Positive values; the table next to the chart is its text alternative. */
  bars: readonly { label: string; value: number }[];
}

/** A horizontal bar chart in plain text and CSS: screen readers read its values, and it prints unchanged. */
export function BarChart({ title, bars }: BarChartProps) {
  const longest = Math.max(...bars.map(({ value }) => value));
  return (
    <Card as="figure" className={styles.chart}>
      <figcaption>{title}</figcaption>
      <ol>
        {bars.map(({ label, value }) => (
          <li key={label}>
            <span className={styles.label}>{label}</span>
            <span className={styles.track}>
              <span className={styles.bar} style={{ inlineSize: `${(value / longest) * 100}%` }} />
              <span className={styles.value}>{value.toFixed(1)}</span>
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
}
