import { roundPageSchema } from '@golf/shared/api';
import { formatAdjusted, formatDay, formatHandicap, formatPosition, formatScore } from '@golf/shared/format';
import { roundPagePath } from '@golf/shared/routes';
import * as v from 'valibot';
import { ask, type CardSite } from '../site.ts';
import type { RoundContent } from './content.ts';
import { personOf } from './people.ts';

const handicapOf = ({ handicap }: { handicap: number | null }) => (handicap === null ? null : formatHandicap(handicap));

/** Content of a round’s card. Null: unknown id, or a backend without `/api/rounds/{id}`. */
export async function roundContent(site: CardSite, roundId: number): Promise<RoundContent | null> {
  const page = await ask(site, `/api/rounds/${roundId}`, (answer) => v.parse(roundPageSchema, answer));
  if (!page) return null;
  const { round, player, before, after } = page;
  return {
    kind: 'round',
    page: site.origin + roundPagePath(roundId, player.live ? player.name : null, round.course),
    person: personOf(player),
    course: round.course,
    spare: `Round ${roundId}`,
    day: formatDay(round.date),
    toPar: formatScore(round.score),
    under: round.score < 0,
    strokes: round.par + round.score,
    adjusted: formatAdjusted(round.net_score),
    before: handicapOf(before),
    after: handicapOf(after),
    better: before.handicap !== null && after.handicap !== null && after.handicap < before.handicap,
    place: formatPosition(after.position, after.tied),
    ranked: after.ranked,
  };
}
