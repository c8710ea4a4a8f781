import type { Meeting, Player } from '@golf/shared/api';
import { formatStrokes } from '@golf/shared/format';
import { roundPagePath } from '@golf/shared/routes';
import { Section, useDates, VisuallyHidden } from '@golf/shared/ui';
import { Link } from 'react-router-dom';
import { Course, SidesTable } from './HeadToHeadTable.tsx';
import styles from './HeadToHeadTable.module.css';
import { namesInWords, type Pair } from './pair.ts';
import { tallyInWords } from './tally.ts';
import sides from './TwoSides.module.css';

interface MetProps {
  players: Pair<Player>;
  /** The latest first. */
  met: readonly Meeting[];
}

function Side({ meeting, side, player }: { meeting: Meeting; side: 'first' | 'second'; player: Player }) {
  const { score_id: id, gross, score } = meeting[side];
  const won = meeting.winner === player.id;
  return (
    <td data-better={won || undefined}>
      <Link
        to={roundPagePath(id, player.live ? player.name : null, meeting.course)}
        className={sides.value}
        data-score={Math.sign(score)}
      >
        {formatStrokes(gross, score)}
      </Link>
      {won && <VisuallyHidden>, wins</VisuallyHidden>}
    </td>
  );
}

/** Videos in which both played, with who won. */
export function Met({ players, met }: MetProps) {
  const { formatDay } = useDates();
  const [one, other] = players;
  const won = (id: number | null) => met.filter(({ winner }) => winner === id).length;
  const tally = tallyInWords(
    { first_wins: won(one.id), second_wins: won(other.id), level: won(null) },
    namesInWords(players),
  );
  return (
    <div>
      <Section
        title="Met in the same video"
        lead={
          met.length === 1
            ? 'The one video with both of them.'
            : `${met.length} videos with both of them; the lower score to par wins.`
        }
      >
        <p className={styles.tally}>{tally}</p>
        <SidesTable players={players} name="Met in the same video" between="Video">
          {met.map((meeting) => (
            <tr key={meeting.first.score_id}>
              <Side meeting={meeting} side="first" player={one} />
              <th scope="row" className={styles.where}>
                <Course id={meeting.course_id} name={meeting.course} />
                <span className={styles.tee}>
                  <a href={meeting.link} target="_blank" rel="noopener noreferrer">
                    {formatDay(meeting.date)}
                    <VisuallyHidden>, watch {meeting.video}</VisuallyHidden>
                  </a>
                  {meeting.holes < 18 && `, ${meeting.holes} holes`}
                  {meeting.winner === null && (
                    <>
                      , <strong>level</strong>
                    </>
                  )}
                </span>
              </th>
              <Side meeting={meeting} side="second" player={other} />
            </tr>
          ))}
        </SidesTable>
      </Section>
    </div>
  );
}
