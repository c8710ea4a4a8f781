import type { PlayerSummary } from '@golf/shared/api';
import { ROUTES } from '@golf/shared/routes';
import { VisuallyHidden } from '@golf/shared/ui';
import { Link } from 'react-router-dom';
import { valueInWords } from '../records/value-in-words.ts';
import styles from './RecordsHeld.module.css';
import { Section } from './Section.tsx';

/** What nobody has beaten, each with what it stands at; a link leads to who held it before. */
export function RecordsHeld({ records }: { records: NonNullable<PlayerSummary['records']> }) {
  return (
    <Section title="Records" lead="Best of all players, alone or shared, and still standing.">
      <ul className={styles.records}>
        {records.map(({ id, name, value, unit }) => {
          const words = value === null || unit === null ? null : valueInWords(value, unit);
          return (
            <li key={id}>
              <Link to={`${ROUTES.records}#${id}`} className={styles.name}>
                {name}
              </Link>
              {words && (
                <span className={styles.value}>
                  <span aria-hidden>
                    <strong>{words.number}</strong> {words.unit}
                  </span>
                  <VisuallyHidden>{words.spoken}</VisuallyHidden>
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
