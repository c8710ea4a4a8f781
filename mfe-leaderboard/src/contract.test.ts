import { describeRemoteContract } from '@golf/shared/testing';
import { vi } from 'vitest';
import * as Compare from './exposed/Compare.ts';
import * as Comparison from './exposed/Comparison.ts';
import * as Leaderboard from './exposed/Leaderboard.ts';
import * as Moves from './exposed/Moves.ts';
import * as PastBoard from './exposed/PastBoard.ts';
import * as Player from './exposed/Player.ts';
import * as Positions from './exposed/Positions.ts';
import * as Records from './exposed/Records.ts';
import * as Round from './exposed/Round.ts';
import * as Search from './exposed/Search.ts';
import * as Season from './exposed/Season.ts';
import * as Seasons from './exposed/Seasons.ts';
import * as Totals from './exposed/Totals.ts';

// jsdom's canvas has no size.
vi.mock('./detail/Chart.tsx', () => ({ Chart: () => null }));

describeRemoteContract(
  'mfe-leaderboard/Leaderboard',
  Leaderboard,
  {},
  {
    loaded: /Ada Whitfield/,
    failed: /We can’t load the leaderboard right now/,
  },
);
describeRemoteContract(
  'mfe-leaderboard/Totals',
  Totals,
  {},
  { loaded: /3 players/, failed: /The count isn’t available right now/ },
);
describeRemoteContract(
  'mfe-leaderboard/Player',
  Player,
  { playerId: 14 },
  {
    loaded: /Ada Whitfield[\s\S]*Match play against my brother/,
    failed: /We can’t load this player’s rounds right now/,
  },
);
describeRemoteContract(
  'mfe-leaderboard/PastBoard',
  PastBoard,
  { day: '2026-03-01' },
  { loaded: /3 players[\s\S]*Ada Whitfield/, failed: /We can’t load the leaderboard of that day right now/ },
);
describeRemoteContract(
  'mfe-leaderboard/Moves',
  Moves,
  { from: '2026-03-01', to: '2026-11-15' },
  { loaded: /Who moved[\s\S]*Callum Reid[\s\S]*4 rounds/, failed: /We can’t compare these days right now/ },
);
describeRemoteContract(
  'mfe-leaderboard/Positions',
  Positions,
  { players: [] },
  { loaded: /Positions Over Time[\s\S]*Ada Whitfield/, failed: /We can’t load these positions right now/ },
);
describeRemoteContract(
  'mfe-leaderboard/Seasons',
  Seasons,
  {},
  { loaded: /2026 so far[\s\S]*2025/, failed: /We can’t load the seasons right now/ },
);
describeRemoteContract(
  'mfe-leaderboard/Season',
  Season,
  { year: 2026 },
  {
    loaded: /Season 2026 so far[\s\S]*Ada Whitfield[\s\S]*Callum Reid[\s\S]*Season 2025/,
    failed: /We can’t load this season right now/,
  },
);
describeRemoteContract(
  'mfe-leaderboard/Round',
  Round,
  { roundId: 2 },
  {
    loaded: /North Berwick[\s\S]*Ada Whitfield[\s\S]*Callum Reid/,
    failed: /We can’t load this round right now/,
  },
);
describeRemoteContract(
  'mfe-leaderboard/Compare',
  Compare,
  {},
  { loaded: /Neighbours on the leaderboard[\s\S]*Callum Reid/, failed: /We can’t load the players right now/ },
);
describeRemoteContract(
  'mfe-leaderboard/Comparison',
  Comparison,
  { first: 14, second: 3 },
  { loaded: /Ada Whitfield[\s\S]*Ada leads 1–0/, failed: /We can’t load these players right now/ },
);
describeRemoteContract(
  'mfe-leaderboard/Records',
  Records,
  {},
  { loaded: /Lowest handicap[\s\S]*Ada Whitfield/, failed: /We can’t load the records right now/ },
);
describeRemoteContract(
  'mfe-leaderboard/Search',
  Search,
  { query: 'golf' },
  { loaded: /Ada Whitfield[\s\S]*Match play/, failed: /Players, records, and rounds can’t be searched right now/ },
);
