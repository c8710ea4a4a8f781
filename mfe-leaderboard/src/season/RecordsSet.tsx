import type { Season } from '@golf/shared/api';
import { ROUTES } from '@golf/shared/platform';
import { Section, useDates, VisuallyHidden } from '@golf/shared/ui';
import { Link } from 'react-router-dom';
import held from '../player/RecordsHeld.module.css';
import { valueInWords } from '../records/value-in-words.ts';
import { Names } from '../compare/Names.tsx';

/** Records that were set in a season and still stand. */
export function RecordsSet({ season: { year, records } }: { season: Season }) {
  const { formatDay } = useDates();
  return (
    <Section title="Records" lead={`Set in ${year}, and still standing.`}>
      <ul className={held.records}>
        {records.map(({ id, name, unit, value, date, holders }) => {
          const words = valueInWords(value, unit);
          return (
            <li key={id}>
              <Link to={`${ROUTES.records}#${id}`} className={held.name}>
                {name}
              </Link>
              <span className={held.when}>
                <span>
                  <Names players={holders} />, {formatDay(date)}
                </span>
              </span>
              <span className={held.value}>
                <strong aria-hidden data-score={unit === 'to_par' ? Math.sign(value) : undefined}>
                  {words.number}
                </strong>
                <span aria-hidden className={held.unit}>
                  {unit === 'net' ? 'strokes' : unit !== 'handicap' && words.unit}
                </span>
                <VisuallyHidden>{words.spoken}</VisuallyHidden>
              </span>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
