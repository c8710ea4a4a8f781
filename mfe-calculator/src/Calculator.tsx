import { speakHandicap } from '@golf/shared/format';
import { LATEST_ROUNDS, MINIMUM_SCORES } from '@golf/shared/handicap';
import { usePreference, WithoutScript } from '@golf/shared/platform';
import { Button, Card, Status } from '@golf/shared/ui';
import { useEffect, useRef, useState } from 'react';
import styles from './Calculator.module.css';
import { calculatorForm } from './form.ts';
import { calculatorHistory, siteHandicapOf, summaryOf, type Entry, type HistorySummary } from './history.ts';
import { HistoryFiles } from './HistoryFiles.tsx';
import { HistoryTable } from './HistoryTable.tsx';
import { IndexChart } from './IndexChart.tsx';
import { IndexSummary } from './IndexSummary.tsx';
import { CourseHandicap, Target } from './Planner.tsx';
import { RadioRow } from './RadioRow.tsx';
import { calculatorRule, optionsOf, RULES } from './rule.ts';
import { formatRule, STROKES_OFF } from './format-rule.ts';
import { ScoreForm } from './ScoreForm.tsx';
import { HOLES_FOR_INDEX } from './whs/record.ts';
import { formatExceptional } from './whs/steps.ts';
import { Capped, LowIndex, WhsWorking } from './WhsWorking.tsx';
import { WouldRank } from './WouldRank.tsx';

/**
 * From this number of scores the list is as high as the content next to it. With the calculation steps, the list of the
 * WHS rule always is.
 */
const LONG = 8;

const OFFICIAL = 'Unofficial: your club’s index is the one that counts.';

const formatScores = (scores: number) => (scores === 1 ? '1 score' : `${scores} scores`);

/** Screen reader announcement after a score has been submitted. */
function submitted({ index, whs }: HistorySummary, scores: number): string {
  if (index !== null) return `Score ${scores} added. Handicap index ${speakHandicap(index)}.`;
  if (whs) return `Score ${scores} added: ${whs.holes} of ${HOLES_FOR_INDEX} holes.`;
  return `Score ${scores} added. An index needs ${MINIMUM_SCORES} scores.`;
}

/** Calculates a handicap index from the visitor's own rounds, which are stored only in their browser. */
export function Calculator() {
  const form = usePreference(calculatorForm);
  // The history before a removal, and the index of the removed score; null after "clear all".
  const [removed, setRemoved] = useState<{ entries: Entry[]; round: number | null } | null>(null);
  const history = usePreference(calculatorHistory);
  const historyPart = useRef<HTMLDivElement>(null);
  // Index of the row that takes the focus after the focused button was unmounted; or the "clear all" button.
  const focusRound = useRef<number | 'clear' | null>(null);
  useEffect(() => {
    if (focusRound.current === null) return;
    const buttons = historyPart.current?.querySelectorAll<HTMLElement>('td button');
    const undo = historyPart.current?.querySelector<HTMLElement>('[data-undo]');
    const place = focusRound.current;
    const target =
      place === 'clear'
        ? historyPart.current?.querySelector<HTMLElement>('[data-clear]')
        : buttons?.[Math.min(place, buttons.length - 1)];
    (target ?? undo)?.focus();
    focusRound.current = null;
  });
  const choice = usePreference(calculatorRule);
  const options = optionsOf(choice);
  const summary = summaryOf(history, options);
  const { index, whs } = summary;
  const handicap = siteHandicapOf(history);

  const said = formatRule(history.length);
  const isSame = whs !== null && index !== null && summaryOf(history).index === index;
  const later = [
    (!whs || index !== null) && said.later,
    isSame && 'For now, the table alone gives the same index.',
    whs && OFFICIAL,
  ].filter((words) => typeof words === 'string');
  const uncapped = whs?.cap ? whs.uncapped : null;
  const isLong = history.length >= LONG || (whs !== null && index !== null);

  const [told, setTold] = useState('');

  const save = (entries: Entry[]) => {
    setRemoved(null);
    setTold('');
    calculatorHistory.set(entries);
  };
  const submit = (entry: Entry) => {
    const entries = [...history, entry];
    save(entries);
    setTold(submitted(summaryOf(entries, options), entries.length));
  };
  const remove = (round: number) => {
    save(history.filter((_, place) => place !== round));
    setRemoved({ entries: history, round });
    focusRound.current = round;
  };
  const clear = () => {
    save([]);
    setRemoved({ entries: history, round: null });
    focusRound.current = 0;
  };
  const undo = ({ entries, round }: NonNullable<typeof removed>) => {
    save(entries);
    setTold(round === null ? `${formatScores(entries.length)} restored.` : `Score ${round + 1} restored.`);
    focusRound.current = round ?? 'clear';
  };

  return (
    <Card as="section" look="raised" aria-label="Handicap Calculator" className={styles.calculator}>
      <WithoutScript>
        <p>
          The calculator needs JavaScript: it runs in your browser, so your scores never leave it. The rules it follows
          are explained below.
        </p>
      </WithoutScript>
      <ScoreForm
        form={form}
        rule={choice.rule}
        onChange={(change) => calculatorForm.set({ ...calculatorForm.get(), ...change })}
        onSubmit={submit}
        index={<IndexSummary index={index} rule={choice.rule} done={whs ? whs.holes : history.length} />}
        rank={(index !== null || handicap !== null) && <WouldRank handicap={handicap} index={index} />}
      />
      <div data-needs-script className={styles.below} data-long={isLong || undefined}>
        <div ref={historyPart} className={styles.past}>
          <h2>Handicap History</h2>
          <Status message={told} />
          <div className={styles.rule}>
            <RadioRow
              legend="Rules of the World Handicap System (WHS)"
              options={RULES}
              value={choice.rule}
              onChange={(rule) => calculatorRule.set({ ...choice, rule })}
            />
            {whs && index !== null && <LowIndex value={choice.lowIndex} isCapping={whs.cap !== null} />}
          </div>
          {(!whs || index !== null) && (
            <p className={styles.says}>
              {whs && formatExceptional(whs)} {said.now} {whs && <Capped record={whs} typed={options.lowIndex} />}
            </p>
          )}
          {later.length > 0 && <p className={styles.hint}>{later.join(' ')}</p>}
          <div className={styles.record} data-empty={history.length === 0 || undefined}>
            <HistoryTable history={history} summary={summary} onRemove={remove} />
            {whs && <WhsWorking record={whs} />}
            <div className={styles.underHistory}>
              <HistoryFiles history={history} onImport={(entries) => save([...history, ...entries])} />
              {history.length > 0 && (
                <Button kind="link" data-clear className={styles.clear} onClick={clear}>
                  Clear history
                </Button>
              )}
              <p role="status" className={styles.undo}>
                {removed && (
                  <>
                    {/* Includes the number of scores left: two removals in a row are both announced. */}
                    {removed.round === null
                      ? `${formatScores(removed.entries.length)} cleared.`
                      : `Score ${removed.round + 1} removed, ${history.length || 'none'} left.`}{' '}
                    <Button kind="link" data-undo onClick={() => undo(removed)}>
                      Undo
                    </Button>
                  </>
                )}
              </p>
            </div>
          </div>
        </div>
        {history.length > 0 && (
          <>
            <div className={styles.made}>
              <IndexChart history={history} options={options} uncapped={uncapped} />
              {uncapped === null && history.length > MINIMUM_SCORES && history.length < LATEST_ROUNDS && (
                <p className={styles.hint}>{STROKES_OFF}</p>
              )}
            </div>
            <CourseHandicap index={index} form={form} />
            <Target history={history} options={options} form={form} />
          </>
        )}
      </div>
    </Card>
  );
}
