import { titled } from '@golf/shared/platform';
import type { PlayerSummary } from '@golf/shared/api';
import { formatHandicap, ordinal } from '@golf/shared/format';
import type { PageHead } from '@golf/shared/platform';
import { playerPagePath } from '@golf/shared/routes';
import { playerCard } from '@golf/shared/social-cards';
import { pathOf } from '../detail/path-of.ts';

/** "tied for 3rd of 42" */
const standing = ({ position, tied, ranked }: PlayerSummary) =>
  `${tied ? 'tied for ' : ''}${ordinal(position ?? ranked)} of ${ranked}`;

/** Title and description of a player's page. A player before the announcement stays anonymous. */
export function headOfPlayer(summary: PlayerSummary, links: readonly string[]): PageHead {
  const { player } = summary;
  const { name, handicap, flag_name: country } = player;
  if (!player.live) {
    return {
      title: titled('A player to be announced'),
      description: 'Already tracked, soon to be announced: the handicap so far, and how it’s calculated.',
      path: playerPagePath(player.id, null),
    };
  }
  const from = country ? `${name} (${country})` : name;
  return {
    title: titled(handicap === null ? `${name}’s rounds` : `${name}’s handicap: ${formatHandicap(handicap)}`),
    description:
      handicap === null
        ? `${from} is on the way to a handicap: every round seen on video, course by course.`
        : `${from} plays off ${formatHandicap(handicap)}, ${standing(summary)}: how it’s calculated, every round seen on video, and the best on each course.`,
    path: pathOf(player),
    card: playerCard(
      player.id,
      handicap === null
        ? `${name}, on the way to a handicap.`
        : `${name}: ${formatHandicap(handicap)}, ${standing(summary)}.`,
    ),
    type: 'profile',
    person: { name, image: player.profile, country, links },
  };
}
