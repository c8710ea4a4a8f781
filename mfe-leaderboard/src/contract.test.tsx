import { describeRemoteContract } from '@golf/shared/testing';
import * as Leaderboard from './Leaderboard.tsx';
import * as Totals from './Totals.tsx';

describeRemoteContract('mfe-leaderboard/Leaderboard', Leaderboard, {});
describeRemoteContract('mfe-leaderboard/Totals', Totals, {});
