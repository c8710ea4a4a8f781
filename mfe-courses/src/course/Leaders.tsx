import type { RecordHolder, TeeSummary } from '@golf/shared/api';
import { formatStrokes } from '@golf/shared/format';
import { PlayerFace } from '@golf/shared/ui';
import { TeeBadge } from '../tees/TeeBadge.tsx';
import { DayOfRound } from '../leaderboard/DayOfRound.tsx';
import styles from './Leaders.module.css';
import { leadersOf } from './leaders-of.ts';
import { PlayerName } from './PlayerName.tsx';

function Leader({ tee, leader }: { tee: TeeSummary; leader: RecordHolder }) {
  return (
    <li className={styles.leader}>
      <PlayerFace src={leader.live ? leader.profile : null} size={48} className={styles.face} />
      <span className={styles.who}>
        <PlayerName player={leader} />
        <span className={styles.small}>
          <TeeBadge name={tee.tee_name} background={tee.tee_background} text={tee.tee_text_color} gender={tee.gender} />
          <span>
            <DayOfRound round={leader} />
          </span>
        </span>
      </span>
      <span
        className={styles.score}
        data-score={tee.tee_par === null ? undefined : Math.sign(leader.value - tee.tee_par)}
      >
        {tee.tee_par === null ? leader.value : formatStrokes(leader.value, leader.value - tee.tee_par)}
      </span>
    </li>
  );
}

/** The Course Leaders of the hardest men's tees and of the hardest women's tees. Ties share it. */
export function Leaders({ tees }: { tees: readonly TeeSummary[] }) {
  const leads = tees.flatMap((tee) => leadersOf(tee).map((leader) => ({ tee, leader })));
  if (leads.length === 0) return null;
  const areOfBoth = leads.some(({ tee }) => tee !== leads[0]?.tee);
  return (
    <section className={styles.leaders} aria-labelledby="course-leader">
      <h2 id="course-leader" className={styles.title}>
        {leads.length === 1 ? 'Course Leader' : 'Course Leaders'}
      </h2>
      <ul className={styles.list}>
        {leads.map(({ tee, leader }) => (
          <Leader key={`${tee.tee_id} ${leader.player_id}`} tee={tee} leader={leader} />
        ))}
      </ul>
      <p className={styles.note}>
        The lowest full round from the hardest tees{areOfBoth && ', men’s and women’s'}. Ties share it.
      </p>
    </section>
  );
}
