import type { BoardDays } from '@golf/shared/api';
import { isDay } from '@golf/shared/format';
import styles from './PastBoard.module.css';

interface DateFieldProps {
  label: string;
  day: string;
  days: BoardDays;
  /** Called with days that have a leaderboard only. */
  onChange: (day: string) => void;
}

/** A day of the known leaderboards. */
export const DateField = ({ label, day, days: { first_day: first, newest_day: newest }, onChange }: DateFieldProps) => (
  <label className={styles.date}>
    <span>{label}</span>
    <input
      type="date"
      min={first}
      max={newest}
      value={day}
      onChange={({ target: { value } }) => {
        if (isDay(value) && value >= first && value <= newest) onChange(value);
      }}
    />
  </label>
);
