import { ApiError, courseResources, type CourseStats } from '@golf/shared/api';
import { formatScore } from '@golf/shared/format';
import { roundToTenth } from '@golf/shared/handicap';
import { QueryPart } from '@golf/shared/ui';
import { useQuery } from '@tanstack/react-query';
import styles from './StatsStrip.module.css';

/** The average score with its sign, rounded to one decimal. */
const formatAverage = (average: number) =>
  `${average > 0 ? '+' : ''}${roundToTenth(average).toFixed(1)}`.replace('-', '−');

function Figure({ label, value, score }: { label: string; value: string; score?: number | null }) {
  return (
    <div className={styles.figure}>
      <dt>{label}</dt>
      <dd data-under={(score ?? 0) < 0 || undefined}>{value}</dd>
    </div>
  );
}

function Strip({ stats }: { stats: CourseStats | null }) {
  const best = stats?.best_score_over_par ?? null;
  const average = stats?.average_score_over_par ?? null;
  return (
    <dl className={styles.strip} data-loading={stats === null || undefined}>
      <Figure label="Rounds" value={stats ? String(stats.rounds) : '\u00a0'} />
      <Figure label="Players" value={stats ? String(stats.players) : '\u00a0'} />
      <Figure label="Average" value={average === null ? (stats ? 'N/A' : '\u00a0') : formatAverage(average)} />
      <Figure label="Best to par" value={best === null ? (stats ? 'N/A' : '\u00a0') : formatScore(best)} score={best} />
    </dl>
  );
}

export interface StatsStripProps {
  courseId: number;
}

/** Four statistics of a course; renders nothing with a backend without this call. */
export function StatsStrip({ courseId }: StatsStripProps) {
  const query = useQuery(courseResources(courseId).stats);
  if (query.error instanceof ApiError && query.error.status === 404) return null;
  return (
    <QueryPart query={query} failure="The figures aren’t available right now." loading={<Strip stats={null} />}>
      {(stats) => <Strip stats={stats} />}
    </QueryPart>
  );
}
