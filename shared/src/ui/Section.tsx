import { useId, type ReactNode } from 'react';
import styles from './Section.module.css';

export interface SectionProps {
  /** Fragment id. */
  id?: string;
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}

/** Section of a page, named by its heading. */
export function Section({ id: fragment, title, lead, children }: SectionProps) {
  const id = useId();
  return (
    <section id={fragment} className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {title}
      </h2>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
    </section>
  );
}
