import type { Form } from '@golf/shared/api';
import { formatAdjusted, formatHandicap, speakHandicap } from '@golf/shared/format';
import { Section, useDates, VisuallyHidden } from '@golf/shared/ui';
import type { ReactNode } from 'react';
import styles from './FormFigures.module.css';

interface FigureProps {
  name: string;
  value: ReactNode;
  note: string;
}

function Figure({ name, value, note }: FigureProps) {
  return (
    <div className={styles.figure}>
      <dt>{name}</dt>
      <dd>
        <span className={styles.value}>{value}</span> <span className={styles.note}>{note}</span>
      </dd>
    </div>
  );
}

/** Current and longest streak; renders nothing if there has never been one. */
function Streak({ name, of: { current, longest } }: { name: string; of: Form['weeks'] }) {
  return longest > 0 && <Figure name={name} value={current} note={`now, best ${longest}`} />;
}

/** Figures of the player's recent form. */
export function FormFigures({ form: { last, low, under_par: underPar, weeks } }: { form: Form }) {
  const { formatDay } = useDates();
  if (last.length === 0 && !low && underPar.longest === 0 && weeks.longest === 0) return null;
  return (
    <Section title="Form">
      <dl className={styles.figures}>
        {last.map(({ rounds, best, average }) => (
          <Figure
            key={rounds}
            name={`Last ${rounds} rounds`}
            value={formatAdjusted(average)}
            note={`average adjusted score; best ${formatAdjusted(best)}`}
          />
        ))}
        {low && (
          <Figure
            name="Best in 12 months"
            value={
              <>
                <span aria-hidden>{formatHandicap(low.handicap)}</span>
                <VisuallyHidden>{speakHandicap(low.handicap)}</VisuallyHidden>
              </>
            }
            note={`first on ${formatDay(low.date)}`}
          />
        )}
        <Streak name="Under par in a row" of={underPar} />
        <Streak name="Weeks in a row" of={weeks} />
      </dl>
    </Section>
  );
}
