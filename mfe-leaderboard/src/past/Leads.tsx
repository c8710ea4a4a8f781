import type { BoardDays } from '@golf/shared/api';
import { pastBoardPath } from '@golf/shared/routes';
import { Section, useDates } from '@golf/shared/ui';
import { Link } from 'react-router-dom';
import { Names } from '../compare/Names.tsx';
import styles from './PastBoard.module.css';

/** Latest changes listed. */
const LATEST = 12;

/** Who led the leaderboard and since when, the latest first; each day leads to its leaderboard. */
export function Leads({ days: { leads }, day }: { days: BoardDays; day: string }) {
  const { formatDay } = useDates();
  if (leads.length === 0) return null;
  return (
    <Section
      title="Changes of the lead"
      lead={leads.length > LATEST ? `The latest ${LATEST} of ${leads.length}` : undefined}
    >
      <ol className={styles.leads}>
        {leads
          .slice(-LATEST)
          .toReversed()
          .map((change) => (
            <li key={change.day} aria-current={change.day === day || undefined}>
              <Link to={pastBoardPath(change.day)}>{formatDay(change.day)}</Link>
              <span>
                <Names players={change.players} />
              </span>
            </li>
          ))}
      </ol>
    </Section>
  );
}
