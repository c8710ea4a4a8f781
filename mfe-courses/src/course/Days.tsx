import type { CourseDay } from '@golf/shared/api';
import { roundToTenth } from '@golf/shared/handicap';
import { Section, useDates } from '@golf/shared/ui';
import styles from './Days.module.css';
import { PlayerName } from './PlayerName.tsx';

/** Strokes relative to the handicap, one decimal: "8.4 over", "2.1 under", "level". */
function inWords(strokes: number): string {
  const words = Math.abs(roundToTenth(strokes)).toFixed(1);
  return words === '0.0' ? 'level' : `${words} ${strokes > 0 ? 'over' : 'under'}`;
}

function Day({ day: { date, rounds, to_handicap: strokes, players } }: { day: CourseDay }) {
  const { formatDay } = useDates();
  return (
    <li className={styles.day}>
      <span className={styles.strokes}>{inWords(strokes)}</span>
      <span>
        {formatDay(date)}
        <span className={styles.small}>
          {players.length === 0
            ? `${rounds} rounds`
            : players.map((player, index) => (
                <span key={player.player_id}>
                  {index > 0 && ', '}
                  <PlayerName player={player} />
                </span>
              ))}
        </span>
      </span>
    </li>
  );
}

function List({ title, days }: { title: string; days: readonly CourseDay[] }) {
  return (
    <div>
      <h3 className={styles.title}>{title}</h3>
      <ol className={styles.list}>
        {days.map((day) => (
          <Day key={day.date} day={day} />
        ))}
      </ol>
    </div>
  );
}

export interface DaysProps {
  hardest: readonly CourseDay[];
  easiest: readonly CourseDay[];
}

/** The days with the highest and the lowest scores relative to the players' handicaps. */
export function Days({ hardest, easiest }: DaysProps) {
  return (
    <Section title="Hardest and easiest days" lead="Average score against handicap, by day.">
      <div className={styles.lists}>
        <List title="Hardest" days={hardest} />
        <List title="Easiest" days={easiest} />
      </div>
    </Section>
  );
}
