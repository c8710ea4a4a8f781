import type { ReactNode } from 'react';
import { Card } from './Card.tsx';
import styles from './Notice.module.css';

export interface NoticeProps {
  /** Missing content: "No players match these filters." */
  title: string;
  /** Next step of the visitor or of the site. */
  hint: ReactNode;
  /** Button for the next step. */
  children: ReactNode;
  /** True: an error; false: an empty result. */
  failed?: boolean;
  /** Whether the page announces the message itself, such as after a pause in typing. */
  unsaid?: boolean;
}

/** Drawing of a ball in a bunker, with a rake. */
const Bunker = () => (
  <svg aria-hidden viewBox="0 12 120 52" className={styles.picture}>
    <ellipse cx="60" cy="50" rx="58" ry="13" className={styles.sand} />
    <ellipse cx="46" cy="51" rx="10" ry="3" className={styles.shade} />
    <circle cx="46" cy="47" r="5" className={styles.ball} />
    <path d="M70 54l30-40M64 50l12 8M64 50l-2 5M70 54l-2 5M76 58l-2 5" className={styles.stick} />
  </svg>
);

/** Drawing of a putt that stopped short. */
const Short = () => (
  <svg aria-hidden viewBox="0 0 120 64" className={styles.picture}>
    <ellipse cx="60" cy="50" rx="58" ry="13" className={styles.green} />
    <ellipse cx="78" cy="48" rx="8" ry="2.5" className={styles.hole} />
    <path d="M78 48V6" className={styles.stick} />
    <path d="M78 6h24l-7 7 7 7H78z" className={styles.flag} />
    <ellipse cx="42" cy="54" rx="6" ry="1.5" className={styles.shade} />
    <circle cx="41" cy="49" r="5" className={styles.ball} />
  </svg>
);

/** Replaces the whole content of a page or of a table. */
export const Notice = ({ title, hint, children, failed = false, unsaid = false }: NoticeProps) => (
  <Card role={unsaid ? undefined : 'status'} className={failed ? styles.failed : styles.notice}>
    {failed ? <Bunker /> : <Short />}
    <p className={styles.title}>{title}</p>
    <p className={styles.hint}>{hint}</p>
    {children}
  </Card>
);
