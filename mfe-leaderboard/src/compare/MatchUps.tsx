import type { Contest, Player } from '@golf/shared/api';
import { STANDARD_SLOPE } from '@golf/shared/handicap';
import { lazyPart } from '@golf/shared/platform';
import { Button, useHydrated } from '@golf/shared/ui';
import { useState } from 'react';
import { Section } from '../player/Section.tsx';
import { Tees } from './HeadToHeadTable.tsx';
import { inStrokes, matchUp, matchUpInWords, teeName } from './match-up.ts';
import styles from './MatchUps.module.css';
import type { MatchUpElsewhereProps } from './MatchUpElsewhere.tsx';
import { namesInWords, type Pair } from './pair.ts';

const MatchUpElsewhere = lazyPart<MatchUpElsewhereProps>({
  what: 'The choice of courses',
  load: () => import('./MatchUpElsewhere.tsx'),
});

/** A course of standard difficulty, on which strokes and handicaps are the same. */
const STANDARD = { courseRating: 72, slopeRating: STANDARD_SLOPE, par: 72 };

export interface MatchUpsProps {
  players: Pair<Player>;
  /** Tees that both know. */
  contests: readonly Contest[];
}

/** The strokes with which the two play level: where both have played, and on any other course. */
export function MatchUps({ players, contests }: MatchUpsProps) {
  const isHydrated = useHydrated();
  const [isOpen, setOpen] = useState(false);
  const [{ handicap: first }, { handicap: second }] = players;
  if (first === null || second === null) return null;
  const handicaps = [first, second] as const;
  const names = namesInWords(players);
  const [best] = contests;
  const groups = groupsOf(contests, handicaps);
  // Whoever has the higher handicap, from all tees.
  const receiver = first === second ? null : names[first > second ? 0 : 1];
  return (
    <Section
      title="Match-up"
      lead="The strokes that make it a level match over 18 holes: the difference of their course handicaps, from the handicaps of this site."
    >
      <p className={styles.words}>
        {best
          ? matchUpInWords(matchUp(handicaps, ratingsOf(best)), names, best.course, teeName(best.tee, best.gender))
          : matchUpInWords(matchUp(handicaps, STANDARD), names, 'a course of standard difficulty', '')}
      </p>
      {groups.length > 0 && (
        <p className={styles.lead}>
          {receiver ? `From the tees that both have played, ${receiver} gets` : 'From the tees that both have played'}
        </p>
      )}
      {groups.length > 0 && (
        <dl className={styles.groups}>
          {groups.map(({ player, strokes, tees }) => (
            <div key={`${player} ${strokes}`}>
              <dt>{player === null ? 'No strokes' : inStrokes(strokes)}</dt>
              <dd>
                <ul className={styles.tees}>
                  {tees.map((contest) => (
                    <li key={contest.tee_id}>
                      {contest.course} <Tees of={contest} />
                    </li>
                  ))}
                </ul>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {isHydrated && !isOpen && (
        <Button className={styles.open} onClick={() => setOpen(true)}>
          Choose another course
        </Button>
      )}
      {isOpen && <MatchUpElsewhere handicaps={handicaps} names={names} />}
    </Section>
  );
}

/** Tees by the strokes that they make, the fewest first. One tee is told of in words already. */
function groupsOf(contests: readonly Contest[], handicaps: Pair<number>) {
  if (contests.length < 2) return [];
  const at = contests.map((contest) => ({ contest, ...matchUp(handicaps, ratingsOf(contest)) }));
  const groups = Map.groupBy(at, ({ player, strokes }) => (player === 1 ? -strokes : strokes));
  return [...groups.values()]
    .flatMap((group) => {
      const [first] = group;
      return first ? [{ player: first.player, strokes: first.strokes, tees: group.map(({ contest }) => contest) }] : [];
    })
    .toSorted((a, b) => a.strokes - b.strokes);
}

const ratingsOf = ({ course_rating: courseRating, slope_rating: slopeRating, par }: Contest) => ({
  courseRating,
  slopeRating,
  par,
});
