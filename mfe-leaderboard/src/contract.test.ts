import { describeRemoteContract } from '@golf/shared/testing';
import { vi } from 'vitest';
import * as Leaderboard from './exposed/Leaderboard.ts';
import * as Player from './exposed/Player.ts';
import * as Totals from './exposed/Totals.ts';

// A canvas has no size in this browser.
vi.mock('./detail/Chart.tsx', () => ({ Chart: () => null }));

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
describeRemoteContract(
  'mfe-leaderboard/Player',
  Player,
  { playerId: 14 },
  { loaded: /Ada Whitfield[\s\S]*Match play against my brother/, failed: /The player is not available right now/ },
);
