import { playersResource } from '@golf/shared/api';
import { formatPosition } from '@golf/shared/format';
import { QueryPart } from '@golf/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { rankOf, type Rank } from './rank.ts';

function neighboursOf({ better, worse }: Rank): string {
  if (better && worse) return `, between ${better} and ${worse}`;
  if (worse) return `, ahead of ${worse}`;
  return better ? `, behind ${better}` : '';
}

/** Where an index would stand on the leaderboard. */
export function WouldRank({ index }: { index: number }) {
  const players = useQuery(playersResource);
  return (
    <QueryPart
      query={players}
      failure="Your place on the leaderboard isn’t available right now."
      loading={<p>&nbsp;</p>}
    >
      {(list) => {
        const rank = rankOf(index, list);
        return (
          <p>
            You would rank <strong>{formatPosition(rank.position, rank.tied)}</strong>
            {neighboursOf(rank)}.
          </p>
        );
      }}
    </QueryPart>
  );
}
