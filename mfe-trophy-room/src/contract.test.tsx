import { describeRemoteContract } from '@golf/shared/testing';
import * as TrophyRoom from './TrophyRoom.tsx';

describeRemoteContract('mfe-trophy-room/TrophyRoom', TrophyRoom, { playerId: 14, onClose: () => {} });
