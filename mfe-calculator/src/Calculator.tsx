import { formatHandicap, speakHandicap } from '@golf/shared/format';
import { MINIMUM_SCORES } from '@golf/shared/handicap';
import { usePreference } from '@golf/shared/platform';
import { Button, VisuallyHidden } from '@golf/shared/ui';
import { useState } from 'react';
import styles from './Calculator.module.css';
import { calculatorForm } from './form.ts';
import { calculatorHistory, summaryOf, type Entry } from './history.ts';
import { HistoryFiles } from './HistoryFiles.tsx';
import { HistoryTable } from './HistoryTable.tsx';
import { IndexChart } from './IndexChart.tsx';
import { Planner } from './Planner.tsx';
import { ScoreForm } from './ScoreForm.tsx';

/** Calculates a handicap index from the visitor's own rounds, which are kept in their browser only. */
export function Calculator() {
  const form = usePreference(calculatorForm);
  const [removed, setRemoved] = useState<Entry[] | null>(null);
  const history = usePreference(calculatorHistory);
  const summary = summaryOf(history);
  const { index } = summary;

  const save = (entries: Entry[]) => {
    setRemoved(null);
    calculatorHistory.set(entries);
  };
  const remove = (round: number) => {
    calculatorHistory.set(history.filter((_, place) => place !== round));
    setRemoved(history);
  };

  return (
    <section aria-label="Handicap Calculator" className={styles.calculator}>
      <ScoreForm
        form={form}
        onChange={(change) => calculatorForm.set({ ...calculatorForm.get(), ...change })}
        onSubmit={(adjusted) => save([...history, { adjusted }])}
      />
      <div className={styles.index}>
        <p aria-live="polite">
          Handicap Index:{' '}
          {index === null ? (
            <strong className={styles.few}>{`Minimum ${MINIMUM_SCORES} Scores Required`}</strong>
          ) : (
            <strong>
              <span aria-hidden>{formatHandicap(index)}</span>
              <VisuallyHidden>{speakHandicap(index)}</VisuallyHidden>
            </strong>
          )}
        </p>
        <IndexChart history={history} />
      </div>
      <HistoryTable history={history} summary={summary} onRemove={remove} />
      <p role="status" className={styles.undo}>
        {removed && (
          <>
            A score was removed.{' '}
            <Button kind="link" onClick={() => save(removed)}>
              Undo
            </Button>
          </>
        )}
      </p>
      <HistoryFiles history={history} onImport={(entries) => save([...history, ...entries])} />
      <Planner history={history} index={index} form={form} />
    </section>
  );
}
