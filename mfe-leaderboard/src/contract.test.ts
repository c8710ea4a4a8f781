import { describeRemoteContract } from '@golf/shared/testing';
import * as Leaderboard from './exposed/Leaderboard.ts';
import * as Totals from './exposed/Totals.ts';

describeRemoteContract('mfe-leaderboard/Leaderboard', Leaderboard, {});
describeRemoteContract('mfe-leaderboard/Totals', Totals, {});
