import { PAGE_HEADS, titled } from '@golf/shared/platform';
import type { HeadToHead, PlayerSummary } from '@golf/shared/api';
import { formatHandicap, ordinal } from '@golf/shared/format';
import type { PageHead } from '@golf/shared/platform';
import { canonicalComparisonPath } from '@golf/shared/routes';
import { comparisonCard } from '@golf/shared/social-cards';
import { namesInWords, type Pair } from './pair.ts';
import { tallyInWords } from './tally.ts';

/** "Ada Whitfield (+2.2, 3rd)" */
function standing({ player, position }: PlayerSummary): string {
  const place = position === null ? '' : `, ${ordinal(position)}`;
  return player.handicap === null ? player.name : `${player.name} (${formatHandicap(player.handicap)}${place})`;
}

/** Title and description of a comparison. Players before their announcement stay anonymous. */
export function headOfComparison([first, second]: Pair<PlayerSummary>, between: HeadToHead | null): PageHead {
  const path = canonicalComparisonPath(first.player.id, second.player.id);
  if (!first.player.live || !second.player.live) return { ...PAGE_HEADS.comparison, path };
  const tally = between && tallyInWords(between, namesInWords([first.player, second.player]));
  return {
    title: titled(`${first.player.name} vs ${second.player.name}`),
    description: `${standing(first)} and ${standing(second)} side by side: handicap history, form and records.${tally ? ` Head to head: ${tally}.` : ''}`,
    path,
    card: comparisonCard(first.player.id, second.player.id, `${standing(first)} and ${standing(second)} side by side.`),
  };
}
