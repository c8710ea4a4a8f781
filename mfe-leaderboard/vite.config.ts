import { defineRemote } from '../vite.base.ts';

export default defineRemote(
  import.meta.dirname,
  {
    Leaderboard: './src/exposed/Leaderboard.ts',
    Totals: './src/exposed/Totals.ts',
    Player: './src/exposed/Player.ts',
    Compare: './src/exposed/Compare.ts',
    Comparison: './src/exposed/Comparison.ts',
    Records: './src/exposed/Records.ts',
  },
  // Shared code of a player's page, an open row, a comparison and the records, with the schemas of their answers.
  /mfe-leaderboard\/src\/(?:compare|detail|player)\/|node_modules\/valibot\/|icons\/(?:mail|link-2|check)\.|shared\/src\/(?:page-heads|handicap\/(?:neighbours|course-handicap)|api\/(?:decode|head-to-head|records|one-player-answers|player-summary|players-|cabinet)|ui\/(?:Board|NotFound|Page\.|Video|video|CopyLink|QueryPart))/,
);
