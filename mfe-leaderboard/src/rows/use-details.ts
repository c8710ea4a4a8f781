import { playerChannelsResource, playerHistoryResource, playerRoundsResource } from '@golf/shared/api';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { PlayerDetail } from './DetailRow.tsx';

/**
 * Asks for what a player's row opens to, its code and its data at once, right after the paint that answers the press: calls
 * take a few milliseconds each to begin, on a slow phone as long as that paint. What fails is said, and asked for again, by what
 * shows it.
 * @param playerId whose row is open; null for nobody's
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
