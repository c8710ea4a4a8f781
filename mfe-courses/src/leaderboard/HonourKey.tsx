import Award from 'lucide-react/icons/award';
import styles from './HonourKey.module.css';
import mark from './HonourMark.module.css';
import type { Honour } from './HonourMark.tsx';

const WORDS: Record<Honour, string> = {
  leader: 'Course Leader: lowest from the hardest tees',
  record: 'Tee Record: lowest from these tees',
};

export interface HonourKeyProps {
  honours: ReadonlySet<Honour>;
  /** Whether all rounds are from one set of tees, which makes "hardest" meaningless. */
  ofOneTee: boolean;
}

/** Legend of the medals and of the handicaps. For screen readers each row names its own medal. */
export function HonourKey({ honours, ofOneTee }: HonourKeyProps) {
  return (
    <p className={styles.key} data-one-tee={ofOneTee || undefined}>
      {(['leader', 'record'] as const)
        .filter((honour) => honours.has(honour))
        .map((honour) => (
          <span key={honour} aria-hidden className={styles.entry}>
            <span className={mark[honour]}>
              <Award size={14} />
            </span>
            {ofOneTee && honour === 'leader' ? 'Course Leader: lowest round here' : WORDS[honour]}
          </span>
        ))}
      <span>Handicap: the player’s handicap today</span>
    </p>
  );
}
