import { mountAlone } from '@golf/shared/alone';
import * as TrophyRoom from './exposed/TrophyRoom.ts';

mountAlone('mfe-trophy-room/TrophyRoom', TrophyRoom, { playerId: null, onClose: () => location.reload() });
