import { describeRemoteContract } from '@golf/shared/testing';
import * as TrophyRoom from './exposed/TrophyRoom.ts';

describeRemoteContract(
  'mfe-trophy-room/TrophyRoom',
  TrophyRoom,
  { playerId: 14, onClose: () => {} },
  {
    loaded: /First sub-70/,
    failed: /We can’t load the trophies right now/,
  },
);
