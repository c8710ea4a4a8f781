import type { BoardDays } from '@golf/shared/api';
import { movesPath } from '@golf/shared/routes';
import { useNavigate } from 'react-router-dom';
import { DateField } from '../past/DateField.tsx';
import styles from './Moves.module.css';

interface TwoDaysProps {
  from: string;
  to: string;
  days: BoardDays;
}

/** Chooses the two days. A first day after the second one takes its place, and the other way round. */
export function TwoDays({ from, to, days }: TwoDaysProps) {
  const navigate = useNavigate();
  const show = (one: string, other: string) => {
    if (one !== other) void navigate(one < other ? movesPath(one, other) : movesPath(other, one), { replace: true });
  };
  return (
    <div className={styles.days} data-needs-script role="group" aria-label="Days">
      <DateField label="From" day={from} days={days} onChange={(day) => show(day, to)} />
      <DateField label="To" day={to} days={days} onChange={(day) => show(from, day)} />
    </div>
  );
}
