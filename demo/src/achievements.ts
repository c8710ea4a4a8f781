import { hardestTee, type Course } from './courses.ts';
import { createCsv } from './csv.ts';
import type { Player } from './players.ts';
import type { Round } from './rounds.ts';
import { handicaps } from './skill.ts';

/** Badges: 1 is the Legend's; a Course Leader has 100 + the course's number, 200 + for women. */
export const LEGEND_BADGE = 1;
const LEADER_BADGES = { M: 100, F: 200 } as const;

const image = (kind: string): string => `/images/badges/${kind}.svg`;
const leaderShield = ({ slug }: Course, sex: 'M' | 'F'): string =>
  `/images/badges/leader-${slug}${sex === 'F' ? '-women' : ''}.svg`;

interface Achievement {
  id: number;
  name: string;
  text: string;
  kind: string;
  earned(rounds: readonly Round[], player: Player): boolean;
}

const full = (rounds: readonly Round[]): Round[] => rounds.filter((round) => round.holes === 18);

/** Possible achievements of a Handicap Legend, checked against the rounds. */
const ACHIEVEMENTS: readonly Achievement[] = [
  {
    id: 1,
    name: 'First Sub-70',
    kind: 'sub-70',
    text: '[NAME] has broken 70 over 18 holes on video.',
    earned: (rounds) => full(rounds).some((round) => round.gross < 70),
  },
  {
    id: 2,
    name: 'Under Par Club',
    kind: 'under-par',
    text: '[NAME] has finished <b>under par</b> at least three times.',
    earned: (rounds) => full(rounds).filter((round) => round.gross < round.par).length >= 3,
  },
  {
    id: 3,
    name: 'Forty Cards',
    kind: 'forty',
    text: 'More than <b>forty rounds</b> of [NAME] have been seen on video.',
    earned: (rounds) => rounds.length > 40,
  },
  {
    id: 4,
    name: 'Plus Player',
    kind: 'plus',
    text: '[NAME] plays off a plus handicap.',
    earned: (rounds) => (handicaps(rounds).at(-1) ?? 0) < 0,
  },
  {
    id: 5,
    name: 'Ten Courses',
    kind: 'compass',
    text: '[NAME] has kept a card on <b>ten courses</b> or more.',
    earned: (rounds) => new Set(rounds.map((round) => round.courseName)).size >= 10,
  },
  {
    id: 6,
    name: 'Hole-out',
    kind: 'hole-out',
    text: '[NAME] holed out from the fairway, and the camera was running.',
    earned: (_, player) => player.id % 2 === 0,
  },
];

/** Holder of the lowest full round from the hardest tee; the earlier round in a tie. */
function courseLeader(course: Course, sex: 'M' | 'F', rounds: Iterable<Round>): Round | null {
  const tee = hardestTee(course, sex);
  let best: Round | null = null;
  for (const round of rounds) {
    if (!tee || round.tee?.id !== tee.id || round.holes !== 18) continue;
    const ahead = best ? round.gross - best.gross || round.trackedAt - best.trackedAt : -1;
    if (ahead < 0) best = round;
  }
  return best;
}

function overPar(round: Round): string {
  const over = round.gross - round.par;
  return over > 0 ? `+${over}` : over === 0 ? 'level par' : `${over}`.replace('-', '−');
}

/** Writes achievements.csv: the Legends' badges and achievements, then the leaders of released courses. */
export function writeAchievements(
  folder: string,
  players: readonly Player[],
  courses: readonly Course[],
  rounds: readonly Round[],
): void {
  const file = createCsv(folder, 'achievements', [
    'player_id',
    'badge_id',
    'badge_name',
    'badge_description',
    'achievement_id',
    'achievement_name',
    'achievement_description',
    'image_path',
  ]);
  for (const player of players.filter((candidate) => candidate.legend)) {
    const own = rounds.filter((round) => round.playerId === player.id);
    file.write({
      player_id: player.id,
      badge_id: LEGEND_BADGE,
      badge_name: 'Handicap Legend',
      badge_description:
        '[NAME] is a <b>Handicap Legend</b>: more than 35 rounds tracked, and plenty of them worth watching twice.',
      image_path: image('legend'),
    });
    for (const { id, name, text, kind } of ACHIEVEMENTS.filter(({ earned }) => earned(own, player))) {
      file.write({
        player_id: player.id,
        achievement_id: id,
        achievement_name: name,
        achievement_description: text,
        image_path: image(kind),
      });
    }
  }
  for (const course of courses.filter(({ released }) => released !== null)) {
    for (const sex of ['M', 'F'] as const) {
      const leader = courseLeader(course, sex, rounds);
      if (!leader?.tee) continue;
      file.write({
        player_id: leader.playerId,
        badge_id: LEADER_BADGES[sex] + course.id,
        badge_name: 'Course Leader',
        badge_description: `[NAME] leads <b>${course.clubName}</b> from the ${leader.tee.name.replace(/^The /, '')} tees${sex === 'F' ? ' of the women' : ''}: ${leader.gross} (${overPar(leader)}).`,
        image_path: leaderShield(course, sex),
      });
    }
  }
  file.close();
}
