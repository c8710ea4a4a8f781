import { useId, type ReactNode } from 'react';
import styles from './Term.module.css';

type Word = 'adjusted' | 'rating' | 'slope' | 'differential';

/** Words of golf that a page explains where they first appear. The glossary for developers is docs/glossary.md. */
export const MEANINGS: Record<Word, string> = {
  adjusted:
    'A round in strokes over the course rating, as if every course were of standard difficulty. Lower is better; below 0 beats the rating. Golf’s word for it is differential.',
  rating: 'The score a scratch golfer, one with a handicap of 0, is expected to make from these tees.',
  slope:
    'How much harder these tees are for an average golfer than for a scratch golfer: from 55 to 155, where 113 is standard.',
  differential:
    'A round in strokes over the course rating, as if every course were of standard difficulty. On this site: the adjusted score.',
};

export interface TermProps {
  of: Word;
  children: ReactNode;
}

/** A word that explains itself on a press. The browser opens the explanation: it works without scripts. */
export function Term({ of, children }: TermProps) {
  const id = useId();
  return (
    <>
      <button type="button" className={styles.term} popoverTarget={id} data-event={`term-${of}`}>
        {children}
      </button>
      <span id={id} popover="auto" className={styles.meaning}>
        {MEANINGS[of]}
      </span>
    </>
  );
}
