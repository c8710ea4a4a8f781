import type { Season } from '@golf/shared/api';
import { ROUTES } from '@golf/shared/platform';
import { Section, useDates } from '@golf/shared/ui';
import { Link } from 'react-router-dom';
import { Names } from '../compare/Names.tsx';
import { RecordValue } from '../player/RecordsHeld.tsx';
import held from '../player/RecordsHeld.module.css';

/** Records that were set in a season and still stand. */
export function RecordsSet({ season: { year, records } }: { season: Season }) {
  const { formatDay } = useDates();
  return (
    <Section title="Records" lead={`Set in ${year}, and still standing.`}>
      <ul className={held.records}>
        {records.map(({ id, name, unit, value, date, holders }) => (
          <li key={id}>
            <Link to={`${ROUTES.records}#${id}`} className={held.name}>
              {name}
            </Link>
            <span className={held.when}>
              <span>
                <Names players={holders} />, {formatDay(date)}
              </span>
            </span>
            <RecordValue value={value} unit={unit} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
