import { RemoteSlot, usePageHead } from '@golf/shared/platform';
import { Board, Page } from '@golf/shared/ui';
import { PAGE_HEADS } from '@golf/shared/page-heads';
import { LeaderboardSkeleton } from '../placeholders/LeaderboardSkeleton.tsx';
import styles from './HomePage.module.css';

/** The handicap leaderboard, with the site's totals in the band above. */
export function HomePage() {
  usePageHead(PAGE_HEADS.home);
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
            renderFailure={() => null}
          />
        }
      />
      <Page>
        <RemoteSlot name="mfe-leaderboard/Leaderboard" props={{}} fallback={<LeaderboardSkeleton />} />
      </Page>
    </>
  );
}
