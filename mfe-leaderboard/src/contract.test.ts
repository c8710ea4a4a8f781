import { describeRemoteContract } from '@golf/shared/testing';
import * as Leaderboard from './exposed/Leaderboard.ts';
import * as Totals from './exposed/Totals.ts';

describeRemoteContract(
  'mfe-leaderboard/Leaderboard',
  Leaderboard,
  {},
  {
    loaded: /Ada Whitfield/,
    failed: /The leaderboard is not available right now/,
  },
);
describeRemoteContract(
  'mfe-leaderboard/Totals',
  Totals,
  {},
  { loaded: /3 players/, failed: /The count is not available right now/ },
);
