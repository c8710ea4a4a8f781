import { titled, type PageHead } from '@golf/shared/platform';
import type { RoundPage } from '@golf/shared/api';
import { formatAdjusted, formatDay, formatScore } from '@golf/shared/format';
import { roundPagePath } from '@golf/shared/routes';
import { roundCard } from '@golf/shared/social-cards';
import { videoOf } from '@golf/shared/ui';

/** Title and description of a round's page. A player before the announcement stays anonymous. */
export function headOfRound({ round, player }: RoundPage): PageHead {
  const { id, course, date, score, net_score: net, link, video } = round;
  const result = `${formatScore(score)} at ${course}`;
  if (!player.live)
    return {
      title: titled(result),
      description: `A round of a player to be announced: ${result}, adjusted ${formatAdjusted(net)}.`,
      path: roundPagePath(id, null, course),
    };
  const { href, thumbnail } = videoOf(link);
  return {
    title: titled(`${player.name}: ${result}`),
    description: `${player.name} at ${course} on ${formatDay(date)}: ${formatScore(score)} to par, adjusted ${formatAdjusted(net)}, and what it changed on the leaderboard.`,
    path: roundPagePath(id, player.name, course),
    card: roundCard(id, `${player.name}: ${result}, and what it changed.`),
    video: href && thumbnail ? { name: video || result, url: href, thumbnail, date } : undefined,
  };
}
