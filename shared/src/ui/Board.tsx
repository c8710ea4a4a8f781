import type { ReactNode } from 'react';
import styles from './Board.module.css';

export interface BoardProps {
  title: ReactNode;
  face?: ReactNode;
  lead?: ReactNode;
  /** Right of the title on a wide screen, below it on a phone. */
  aside?: ReactNode;
}

/** The dark band at the top of every page, with the page's title. */
export function Board({ title, face, lead, aside }: BoardProps) {
  return (
    <div className={styles.board}>
      <div className={styles.inner}>
        {face}
        <div className={styles.words}>
          <h1 className={styles.title}>{title}</h1>
          {lead && <div className={styles.lead}>{lead}</div>}
        </div>
        {aside}
      </div>
    </div>
  );
}
