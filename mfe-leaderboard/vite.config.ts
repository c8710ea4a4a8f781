import { defineRemote } from '../vite.base.ts';

export default defineRemote(import.meta.dirname, {
  apart: {
    // Shared code of a player's page, an open row, a comparison and the records, with the schemas of their answers.
    details:
      /mfe-leaderboard\/src\/(?:ResourcePage|compare|detail|follow\/FollowButton|player|round|years|past\/correction|records\/(?!sections))|node_modules\/valibot\/|icons\/(?:mail|link-2|check|star)\.|shared\/src\/(?:page-heads|handicap\/(?:neighbours|course-handicap)|api\/(?:decode|people|round-|seasons|head-to-head|records|one-player-answers|player-summary|players-|cabinet)|ui\/(?:Board|DataTable|RoundDay|NotFound|Page\.|Video|video|CopyLink|QueryPart|LineChart|line-chart|chart-scale))/,
    // Past days, positions and seasons.
    past: /mfe-leaderboard\/src\/(?:past\/(?!correction)|moves|positions|season)|shared\/src\/api\/boards/,
  },
});
