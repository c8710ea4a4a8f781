import Award from 'lucide-react/icons/award';
import styles from './HonourKey.module.css';
import mark from './HonourMark.module.css';
import type { Honour } from './HonourMark.tsx';

const WORDS: Record<Honour, string> = {
  leader: 'Course Leader: lowest from the hardest tees',
  record: 'Tee Record: lowest from these tees',
};

/** What the medals stand for; screen readers hear in the row which one it is. */
export function HonourKey({ honours }: { honours: ReadonlySet<Honour> }) {
  if (honours.size === 0) return null;
  return (
    <p aria-hidden className={styles.key}>
      {(['leader', 'record'] as const)
        .filter((honour) => honours.has(honour))
        .map((honour) => (
          <span key={honour} className={styles.entry}>
            <span className={mark[honour]}>
              <Award size={14} />
            </span>
            {WORDS[honour]}
          </span>
        ))}
    </p>
  );
}
