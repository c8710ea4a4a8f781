import { defineRemote } from '../vite.base.ts';

export default defineRemote(import.meta.dirname, {
  Leaderboard: './src/Leaderboard.tsx',
  Totals: './src/Totals.tsx',
});
