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
    <Section title="Records" lead="Site records, held alone or shared.">
      <ul className={styles.records}>
        {records.map(({ id, name, value, unit }) => {
          const words = value !== null && unit !== null && valueInWords(value, unit);
          return (
            <li key={id}>
              <Link to={`${ROUTES.records}#${id}`} className={styles.name}>
                {name}
              </Link>
              {words && (
                <>
                  <strong
                    aria-hidden
                    className={styles.value}
                    data-score={unit === 'to_par' ? Math.sign(value) : undefined}
                  >
                    {words.number}
                  </strong>
                  {/* Not what the name says already. */}
                  <span aria-hidden className={styles.unit}>
                    {!name.toLowerCase().includes(words.unit) && words.unit}
                  </span>
                  <VisuallyHidden>{words.spoken}</VisuallyHidden>
                </>
              )}
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
