import { playerChannelsResource, playerHistoryResource, playerRoundsResource } from '@golf/shared/api';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { PlayerDetail } from './DetailRow.tsx';

/**
 * Prefetches code and data of a player's details right after the paint that responds to the press. Each call takes a few
 * milliseconds to start, on a slow phone as long as that paint. The rendering components report errors and retry.
 * @param playerId player whose row is open; null if none
 */
export function useDetails(playerId: number | null): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (playerId === null) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => {
        PlayerDetail.preload();
        void queryClient.prefetchQuery(playerRoundsResource(playerId));
        void queryClient.prefetchQuery(playerHistoryResource(playerId));
        void queryClient.prefetchQuery(playerChannelsResource(playerId));
      });
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [playerId, queryClient]);
}
