import { RemoteSlot, usePageHead } from '@golf/shared/platform';
import { Board, Page, Skeleton } from '@golf/shared/ui';
import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { DEFAULT_HEAD } from '../head.ts';
import styles from './HomePage.module.css';

/** The player that whoever navigated here wants to see opened. */
function expandPlayerOf(state: unknown): number | null {
  if (typeof state !== 'object' || state === null || !('expandPlayerId' in state)) return null;
  const id = Number(state.expandPlayerId);
  return Number.isSafeInteger(id) ? id : null;
}

/** The handicap leaderboard, with the figures of the site on its board. */
export function HomePage() {
  usePageHead(DEFAULT_HEAD);
  const { state } = useLocation();
  const expandPlayerId = expandPlayerOf(state);
  const props = useMemo(() => ({ expandPlayerId }), [expandPlayerId]);
  return (
    <>
      <Board
        title="Handicap Leaderboard"
        lead="Rounds seen on video, nothing else"
        aside={
          <RemoteSlot
            name="mfe-leaderboard/Totals"
            props={{}}
            fallback={<div className={styles.totals} />}
            failure={null}
          />
        }
      />
      <Page>
        <RemoteSlot
          name="mfe-leaderboard/Leaderboard"
          props={props}
          fallback={<Skeleton rows={12} rowHeight={4} label="Loading the leaderboard" />}
        />
      </Page>
    </>
  );
}
