import { defineRemote } from '../vite.base.ts';

export default defineRemote(import.meta.dirname, {
  // Shared code of a player's page, an open row, a comparison, the records, rounds and past days, with the schemas of their answers.
  apart:
    /mfe-leaderboard\/src\/(?:compare|detail|past|player|round|season|records(?!\/sections))\/|node_modules\/valibot\/|icons\/(?:mail|link-2|check)\.|shared\/src\/(?:page-heads|handicap\/(?:neighbours|course-handicap)|api\/(?:decode|head-to-head|records|one-player-answers|boards|round-|seasons?|player-summary|players-|cabinet)|ui\/(?:Board|RoundDay|NotFound|Page\.|Video|video|CopyLink|QueryPart|LineChart|line-chart|chart-scale))/,
});
