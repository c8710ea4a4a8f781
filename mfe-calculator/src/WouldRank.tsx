import { playersResource } from '@golf/shared/api';
import { formatHandicap, formatPosition, ordinal, speakHandicap } from '@golf/shared/format';
import { COUNTING_ROUNDS, FIRST_HANDICAP_ROUND, LATEST_ROUNDS } from '@golf/shared/handicap';
import { QueryPart, VisuallyHidden } from '@golf/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { rankOf, type Rank } from './rank.ts';
import styles from './Results.module.css';

function neighboursOf({ better, worse }: Rank): string {
  if (better && worse) return `, between ${better} and ${worse}`;
  if (worse) return `, ahead of ${worse}`;
  return better ? `, behind ${better}` : '';
}

export interface WouldRankProps {
  /** Site handicap of the scores; null with too few scores. */
  handicap: number | null;
  /** The index shown above, by the chosen rule. */
  index: number | null;
}

/** Rank of the scores on the leaderboard, by the leaderboard's own rule, whatever rule the index above uses. */
export function WouldRank({ handicap, index }: WouldRankProps) {
  const players = useQuery(playersResource);
  if (handicap === null) return <p>You’ll see where you’d rank after your {ordinal(FIRST_HANDICAP_ROUND)} score.</p>;
  return (
    <QueryPart
      query={players}
      failure="Your place on the leaderboard isn’t available right now."
      loading={<p>&nbsp;</p>}
    >
      {(list) => {
        const rank = rankOf(handicap, list);
        const place = <strong>{formatPosition(rank.position, rank.tied)}</strong>;
        if (handicap === index)
          return (
            <p>
              You would rank {place}
              {neighboursOf(rank)}.
            </p>
          );
        return (
          <>
            <p>
              On our leaderboard you’d be at{' '}
              <strong>
                <span aria-hidden>{formatHandicap(handicap)}</span>
                <VisuallyHidden>{speakHandicap(handicap)}</VisuallyHidden>
              </strong>{' '}
              and rank {place}
              {neighboursOf(rank)}.
            </p>
            <p className={styles.why}>
              The leaderboard averages every score until there are {COUNTING_ROUNDS}, then the lowest {COUNTING_ROUNDS}{' '}
              of the latest {LATEST_ROUNDS}.
            </p>
          </>
        );
      }}
    </QueryPart>
  );
}
