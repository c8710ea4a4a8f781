import type { SearchResult } from '../platform/remotes.ts';
import { PlayerFace } from '../ui/PlayerFace.tsx';
import { useDates } from '../ui/use-dates.ts';
import styles from './ResultText.module.css';

/** Picture, title and second line of a result. */
export function ResultText({ title, day, detail, face }: SearchResult) {
  const { formatDay } = useDates();
  const second = [day && formatDay(day), detail].filter(Boolean).join(' · ');
  return (
    <>
      {face !== undefined && <PlayerFace src={face} size={32} className={styles.face} />}
      <span className={styles.text}>
        <span className={styles.title}>{title}</span>
        {second && <span className={styles.detail}>{second}</span>}
      </span>
    </>
  );
}
