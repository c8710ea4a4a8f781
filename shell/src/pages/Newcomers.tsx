import { savedViewMark, usePreference } from '@golf/shared/platform';
import { Button } from '@golf/shared/ui';
import styles from './Newcomers.module.css';

/** Explanation of a handicap in a sentence or two. */
export const HANDICAP_IN_SHORT =
  'A handicap says how good a golfer is: roughly how many more strokes than an expert they need on a good day. Lower is better; a plus, in green, beats the expert.';

/** Set once a visitor has dismissed the explanation. The inline script of index.html hides it before the first paint. */
const dismissed = savedViewMark('newcomers');

/** The title band's lead, and the explanation for newcomers, which one press dismisses for good. */
export function Newcomers({ lead }: { lead: string }) {
  const isAway = usePreference(dismissed);
  const dismiss = () => {
    dismissed.set(true);
    document.getElementById('content')?.focus({ preventScroll: true });
  };
  return (
    <>
      {lead}
      {!isAway && (
        <p className={styles.newcomers}>
          <b>New here?</b> {HANDICAP_IN_SHORT}{' '}
          <Button kind="link" className={styles.dismiss} data-event="newcomers-dismiss" onClick={dismiss}>
            Got it
          </Button>
        </p>
      )}
    </>
  );
}
