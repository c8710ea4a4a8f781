import { defineRemote } from '../vite.base.ts';

export default defineRemote(
  import.meta.dirname,
  {
    Leaderboard: './src/exposed/Leaderboard.ts',
    Totals: './src/exposed/Totals.ts',
    Player: './src/exposed/Player.ts',
  },
  // What a player's page and an opened row have in common, with the schemas of its answers.
  /mfe-leaderboard\/src\/(?:detail|player)\/|node_modules\/valibot\/|icons\/(?:mail|link-2|check)\.|shared\/src\/(?:api\/(?:decode|player-|players-|cabinet)|ui\/(?:Video|video|CopyLink|QueryPart))/,
);
