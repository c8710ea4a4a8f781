import { ROUTES } from '@golf/shared/platform';
import type { RoundPage } from '@golf/shared/api';
import { formatHandicap, speakHandicap } from '@golf/shared/format';
import { coursePagePath, trophyRoomPath } from '@golf/shared/routes';
import { VisuallyHidden } from '@golf/shared/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { valueInWords } from '../records/value-in-words.ts';
import styles from './Round.module.css';
import { countingInWords, courseInWords, handicapInWords, moveInWords, placeInWords } from './what-changed.ts';

interface ChangeProps {
  what: string;
  /** The figure, or two with an arrow between them. */
  children: ReactNode;
  words?: ReactNode;
}

const Change = ({ what, children, words }: ChangeProps) => (
  <div>
    <dt>{what}</dt>
    <dd>
      <span className={styles.figure}>{children}</span>
      {words && <span className={styles.words}>{words}</span>}
    </dd>
  </div>
);

const handicap = (value: number | null) =>
  value === null ? (
    '–'
  ) : (
    <>
      <span aria-hidden>{formatHandicap(value)}</span>
      <VisuallyHidden>{speakHandicap(value)}</VisuallyHidden>
    </>
  );

/** Two figures, before and after; one if they are equal. */
function FromTo({ from, to, isSame }: { from: ReactNode; to: ReactNode; isSame: boolean }) {
  if (isSame) return to;
  return (
    <>
      <span className={styles.from}>{from}</span>
      <span aria-hidden className={styles.from}>
        {' → '}
      </span>
      <VisuallyHidden>, then </VisuallyHidden>
      {to}
    </>
  );
}

/** What the round changed: handicap, place, records and trophies, and whether it counts. */
export function Changes({ page }: { page: RoundPage }) {
  const { player, round, before, after, course_id: courseId, records, trophies } = page;
  const [counts, until] = countingInWords(page);
  return (
    <dl className={styles.changes}>
      <Change what="Handicap" words={handicapInWords(page)}>
        <FromTo
          from={handicap(before.handicap)}
          to={handicap(after.handicap)}
          isSame={before.handicap === after.handicap}
        />
      </Change>
      {after.ranked > 0 && (
        <Change what="Place that day" words={moveInWords(page)}>
          <FromTo
            from={before.position === null ? '–' : placeInWords(before).split(' ')[0]}
            to={placeInWords(after)}
            isSame={before.position === after.position && before.tied === after.tied}
          />
        </Change>
      )}
      <Change what={player.handicap === null ? 'Counts so far' : 'Counts today'} words={until}>
        {counts}
      </Change>
      {courseId !== null && (
        <Change
          what="On the course"
          words={<Link to={coursePagePath(courseId, round.course)}>Course leaderboard</Link>}
        >
          {courseInWords(page)}
        </Change>
      )}
      {records.length > 0 && (
        <Change what={records.length === 1 ? 'Record' : 'Records'}>
          {records.map(({ id, name, value, unit }) => (
            <Link key={id} to={`${ROUTES.records}#${id}`} className={styles.record}>
              {name}: {valueInWords(value, unit).number}
            </Link>
          ))}
        </Change>
      )}
      {trophies.length > 0 && (
        <Change what={trophies.length === 1 ? 'Trophy' : 'Trophies'}>
          {trophies.map(({ id, name }) => (
            <Link
              key={id}
              to={trophyRoomPath(player.id)}
              className={styles.record}
              data-event={`trophy-room-${player.id}`}
            >
              {name}
            </Link>
          ))}
        </Change>
      )}
    </dl>
  );
}
