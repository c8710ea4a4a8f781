import { mountAlone } from '@golf/shared/alone';
import * as Leaderboard from './exposed/Leaderboard.ts';

mountAlone('mfe-leaderboard/Leaderboard', Leaderboard, {});
