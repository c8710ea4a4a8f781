import { usePreference } from '@golf/shared/platform';
import { Button } from '@golf/shared/ui';
import { useState } from 'react';
import styles from './Calculator.module.css';
import { calculatorForm } from './form.ts';
import { calculatorHistory, summaryOf, type Entry } from './history.ts';
import { HistoryFiles } from './HistoryFiles.tsx';
import { HistoryTable } from './HistoryTable.tsx';
import { IndexChart } from './IndexChart.tsx';
import { IndexSummary } from './IndexSummary.tsx';
import { Planner } from './Planner.tsx';
import { ScoreForm } from './ScoreForm.tsx';
import { WouldRank } from './WouldRank.tsx';

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
      >
        <IndexSummary index={index} />
      </ScoreForm>
      <div className={styles.below}>
        <div>
          <h2>Handicap History</h2>
          {index !== null && <WouldRank index={index} />}
          <IndexChart history={history} />
          <HistoryTable history={history} summary={summary} onRemove={remove} />
          <p role="status" className={styles.undo}>
            {removed && (
              <>
                Score removed.{' '}
                <Button kind="link" onClick={() => save(removed)}>
                  Undo
                </Button>
              </>
            )}
          </p>
          <HistoryFiles history={history} onImport={(entries) => save([...history, ...entries])} />
        </div>
        <Planner history={history} index={index} form={form} />
      </div>
    </section>
  );
}
