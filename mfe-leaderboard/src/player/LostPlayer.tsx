import { ROUTES } from '@golf/shared/platform';
import { playersResource } from '@golf/shared/api';
import { Board, Failure, Page } from '@golf/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { HeroFace } from './HeroFace.tsx';

export interface LostPlayerProps {
  playerId: number;
  onRetry: () => unknown;
}

/** Error page of a player: picture and name render if the leaderboard data has them. */
export function LostPlayer({ playerId, onRetry }: LostPlayerProps) {
  const { data: players } = useQuery({ ...playersResource, enabled: false });
  const player = players?.find(({ id, live }) => id === playerId && live);
  const face = <HeroFace src={player?.profile ?? null} />;
  return (
    <>
      <Board title={player?.name ?? 'Player'} face={face} />
      <Page>
        <Failure kind="page" onRetry={onRetry} elsewhere={<Link to={ROUTES.home}>Back to the leaderboard</Link>}>
          We can’t load this player’s rounds right now.
        </Failure>
      </Page>
    </>
  );
}
