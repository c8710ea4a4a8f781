import { defineRemote } from '../vite.base.ts';

export default defineRemote(import.meta.dirname, {
  // Shared code of a player's page, an open row, a comparison, the records and the past, with the schemas of their answers.
  apart:
    /mfe-leaderboard\/src\/(?:compare|detail|player|round|past|season|years|records\/(?!sections))|node_modules\/valibot\/|icons\/(?:mail|link-2|check)\.|shared\/src\/(?:page-heads|handicap\/(?:neighbours|course-handicap)|api\/(?:decode|boards|round-|seasons|head-to-head|records|one-player-answers|player-summary|players-|cabinet)|ui\/(?:Board|DataTable|RoundDay|NotFound|Page\.|Video|video|CopyLink|QueryPart|LineChart|line-chart|chart-scale))/,
});
