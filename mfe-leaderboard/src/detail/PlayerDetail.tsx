import { playerHistoryResource, playerRoundsResource, summarisedNeighbours, type Player } from '@golf/shared/api';
import type { Ranked } from '@golf/shared/handicap';
import { Card, Failure, QueryPart, Spinner } from '@golf/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { BestRound } from './BestRound.tsx';
import { HandicapHistory } from './HandicapHistory.tsx';
import { Neighbours } from './Neighbours.tsx';
import styles from './PlayerDetail.module.css';
import { Profile } from './Profile.tsx';
import { RoundsTable } from './RoundsTable.tsx';

export interface PlayerDetailProps {
  entry: Ranked<Player>;
  /** The whole table, best first. */
  ranked: readonly Ranked<Player>[];
  onOpenPlayer: (playerId: number) => void;
}

/** The detail row of a player: profile, handicap history, neighbours in the ranking, rounds. */
export default function PlayerDetail({ entry, ranked, onOpenPlayer }: PlayerDetailProps) {
  const { player } = entry;
  const neighbours = summarisedNeighbours(ranked, ranked.indexOf(entry));
  const { data, isError, refetch } = useQuery(playerRoundsResource(player.id));
  // A long table renders after the paint that opens the row.
  const rounds = useDeferredValue(data, undefined);
  const history = useQuery(playerHistoryResource(player.id));
  // The chart needs two rounds.
  const hasNoChart = history.isError || (player.rounds !== null && player.rounds < 2);
  return (
    <>
      <div className={styles.top} data-alone={neighbours.length === 0 || undefined}>
        <Profile player={player} neighbours={neighbours} rounds={isError && !rounds ? null : rounds} />
        <div className={styles.side}>
          <div className={styles.chartBox} data-empty={hasNoChart || undefined}>
            <QueryPart
              query={history}
              failure="The handicap history isn’t available right now."
              loading={<Card className={styles.chartWait} />}
            >
              {(entries) => <HandicapHistory history={entries} handicap={player.handicap} />}
            </QueryPart>
          </div>
          {neighbours.length > 0 && (
            <div>
              {/* Hidden from screen readers: the list has this text as its accessible name. */}
              <p aria-hidden className={styles.caption}>
                Neighbours on the leaderboard
              </p>
              <Neighbours
                player={player}
                position={entry.position}
                tied={entry.tied}
                neighbours={neighbours}
                onOpenPlayer={onOpenPlayer}
              />
            </div>
          )}
        </div>
        {rounds && rounds.length > 0 && <BestRound rounds={rounds} player={player.live ? player.name : null} />}
      </div>
      {isError && !rounds && <Failure onRetry={refetch}>The rounds aren’t available right now.</Failure>}
      {!rounds && !isError && (
        <p role="status" className={styles.loading}>
          <Spinner />
          Loading the rounds…
        </p>
      )}
      {rounds?.length === 0 && <p className={styles.note}>No rounds on video yet.</p>}
      {rounds && rounds.length > 0 && <RoundsTable player={player} rounds={rounds} title="Rounds" />}
    </>
  );
}
