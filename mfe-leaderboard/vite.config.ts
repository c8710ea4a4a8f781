import { defineRemote } from '../vite.base.ts';

export default defineRemote(import.meta.dirname, {
  Leaderboard: './src/exposed/Leaderboard.ts',
  Totals: './src/exposed/Totals.ts',
});
