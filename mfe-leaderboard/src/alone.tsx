import { mountAlone } from '@golf/shared/alone';
import * as Leaderboard from './Leaderboard.tsx';

mountAlone('mfe-leaderboard/Leaderboard', Leaderboard, {});
