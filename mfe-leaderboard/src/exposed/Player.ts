import {
  cabinetResources,
  playerChannelsResource,
  playerHistoryResource,
  playerRoundsResource,
  playerSummaryResource,
} from '@golf/shared/api';
import type { PlayerProps } from '@golf/shared/platform';

export { Player as default } from '../player/Player.tsx';

/** Queries of the initial page. */
export const queries = ({ playerId }: PlayerProps) => [
  playerSummaryResource(playerId),
  playerRoundsResource(playerId),
  playerHistoryResource(playerId),
  playerChannelsResource(playerId),
  cabinetResources(playerId).trophies,
];
