import type { BoardDays } from '@golf/shared/api';
import { ROUTES } from '@golf/shared/platform';
import { pastBoardPath } from '@golf/shared/routes';
import { Button, LinkButton, useDates } from '@golf/shared/ui';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { DateField } from './DateField.tsx';
import { dayAfter, daysBetween, nextChange } from './days.ts';
import styles from './PastBoard.module.css';

/** Days and milliseconds from one step of playing to the next. */
const STEP = 7;
const PAUSE = 600;

interface DayPickerProps {
  day: string;
  days: BoardDays;
  /** Whether the rows of the day are still loading: playing waits for them. */
  isLoading: boolean;
}

/** Chooses the day: a date, a slider with marks where the lead changed, steps between these marks, and playing. */
export function DayPicker({ day, days, isLoading }: DayPickerProps) {
  const { formatDay } = useDates();
  const navigate = useNavigate();
  // The filters stay.
  const { search } = useLocation();
  const [wantsToPlay, setPlaying] = useState(false);
  const { first_day: first, newest_day: newest, leads } = days;
  const length = Math.max(1, daysBetween(first, newest));
  const isPlaying = wantsToPlay && day < newest;
  // Each step replaces the history entry: Back leaves the past at once.
  const show = (next: string) =>
    void navigate({ pathname: pastBoardPath(next > newest ? newest : next), search }, { replace: true });
  const advance = useEffectEvent((from: string) => show(dayAfter(from, STEP)));
  useEffect(() => {
    if (!isPlaying || isLoading) return undefined;
    const timer = setTimeout(() => advance(day), PAUSE);
    return () => clearTimeout(timer);
  }, [isPlaying, isLoading, day]);
  const play = () => {
    setPlaying(!isPlaying);
    if (!isPlaying && day === newest) show(first);
  };
  return (
    <div className={styles.picker} data-needs-script>
      <div className={styles.slider}>
        <input
          type="range"
          aria-label="Day"
          min={0}
          max={length}
          value={daysBetween(first, day)}
          aria-valuetext={formatDay(day)}
          onChange={(event) => {
            setPlaying(false);
            show(dayAfter(first, event.target.valueAsNumber));
          }}
        />
        <span aria-hidden className={styles.marks}>
          {leads.map((change) => (
            <span key={change.day} style={{ left: `${(100 * daysBetween(first, change.day)) / length}%` }} />
          ))}
        </span>
        <span aria-hidden className={styles.ends}>
          <span>{formatDay(first)}</span>
          <span className={styles.key}>Marks: lead changes</span>
          <span>{formatDay(newest)}</span>
        </span>
      </div>
      <div className={styles.steps}>
        <DateField
          label="Day"
          day={day}
          days={days}
          onChange={(next) => {
            setPlaying(false);
            show(next);
          }}
        />
        <Button onClick={play} aria-pressed={isPlaying}>
          {isPlaying ? <Pause aria-hidden size={16} /> : <Play aria-hidden size={16} />}
          {isPlaying ? 'Pause' : 'Play'}
        </Button>
        <LinkButton to={{ pathname: ROUTES.home, search }}>Today</LinkButton>
        <Button
          aria-label="Previous lead change"
          disabled={day <= first}
          onClick={() => show(nextChange(days, day, -1))}
        >
          <ChevronLeft aria-hidden size={16} />
          Lead change
        </Button>
        <Button aria-label="Next lead change" disabled={day >= newest} onClick={() => show(nextChange(days, day, 1))}>
          Lead change
          <ChevronRight aria-hidden size={16} />
        </Button>
      </div>
    </div>
  );
}
