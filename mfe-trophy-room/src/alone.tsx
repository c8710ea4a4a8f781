import { mountAlone } from '@golf/shared/alone';
import * as TrophyRoom from './TrophyRoom.tsx';

mountAlone('mfe-trophy-room/TrophyRoom', TrophyRoom, { playerId: null, onClose: () => location.reload() });
