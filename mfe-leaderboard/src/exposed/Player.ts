import {
  cabinetResources,
  playerChannelsResource,
  playerHistoryResource,
  playerRoundsResource,
  playerSummaryResource,
} from '@golf/shared/api';
import type { PlayerProps } from '@golf/shared/platform';

export { Player as default } from '../player/Player.tsx';

/** What the page shows before anything is asked for. */
export const queries = ({ playerId }: PlayerProps) => [
  playerSummaryResource(playerId),
  playerRoundsResource(playerId),
  playerHistoryResource(playerId),
  playerChannelsResource(playerId),
  cabinetResources(playerId).trophies,
];
