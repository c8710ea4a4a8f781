import { RemoteSlot, useOuterPageHead } from '@golf/shared/platform';
import { PAGE_HEADS } from '@golf/shared/page-heads';
import { idOf, playerPagePath } from '@golf/shared/routes';
import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { PlayerSkeleton } from '../placeholders/PlayerSkeleton.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';

function PlayerSlot({ playerId }: { playerId: number }) {
  useOuterPageHead({ ...PAGE_HEADS.player, path: playerPagePath(playerId, null) });
  const props = useMemo(() => ({ playerId }), [playerId]);
  return <RemoteSlot name="mfe-leaderboard/Player" props={props} fallback={<PlayerSkeleton />} />;
}

/** One player, who sets title and metadata once known. */
export function PlayerPage() {
  const { player = '' } = useParams();
  const playerId = idOf(player);
  return playerId === null ? <NotFoundPage /> : <PlayerSlot key={playerId} playerId={playerId} />;
}
