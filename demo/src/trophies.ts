import type { Player } from './players.ts';
import { randomFor, type Random } from './random.ts';
import type { Round } from './rounds.ts';
import { createCsv } from './csv.ts';
import { day } from './calendar.ts';

interface Award {
  kind: string;
  name: string;
  text: string;
}

/** Trophies. The texts contain simple HTML, as a data folder may. */
const AWARDS: readonly Award[] = [
  {
    kind: 'jug',
    name: 'The Marram Jug',
    text: 'For the lowest round on a links in the season. <b>Engraved by hand</b>, one letter crooked.',
  },
  { kind: 'cup', name: 'Creators’ Cup', text: 'Won over <b>three rounds</b> against eleven other channels.' },
  {
    kind: 'salver',
    name: 'The Harbour Salver',
    text: 'Awarded for the best score in a wind above 30 mph. <a href="https://golf-handicaps.example/articles" target="_blank">How it is judged</a>.',
  },
  { kind: 'crystal', name: 'Crystal Tee', text: 'Voted <b>round of the month</b> by the viewers.' },
  { kind: 'medal', name: 'Monthly Medal', text: 'Lowest net score of the month among all tracked players.' },
  {
    kind: 'putter',
    name: 'The Golden Putter',
    text: 'For <b>25 putts or fewer</b> on a full card. It lies on the shelf because it does not stand, like its owner’s driver.',
  },
  {
    kind: 'ball',
    name: 'Sub-70 Ball',
    text: 'The ball of a round <b>in the sixties</b> on video, on a tee of its own.',
  },
  {
    kind: 'belt',
    name: 'The Challenge Belt',
    text: 'Red leather and a silver buckle, in the manner of <b>the oldest prizes of the game</b>.',
  },
  { kind: 'bowl', name: 'Silver Rose Bowl', text: 'Match play winner of the spring knockout.' },
  {
    kind: 'shield',
    name: 'Winter League Shield',
    text: 'Best of six rounds between November and February. Gloves optional.',
  },
  {
    kind: 'flag',
    name: 'The Captain’s Flag',
    text: 'Planted where the last putt of a par ran out: <b>two holes past the 18th</b>.',
  },
  { kind: 'star', name: 'Rookie of the Year', text: 'Largest drop of a handicap in the first twelve months.' },
  { kind: 'wedge', name: 'The Silver Wedge', text: 'For the most pars saved from sand. It lies down, tired.' },
];

/** Trophies of the demo by player id: many for some, none for most. Other players get random ones. */
const SHELVES: Readonly<Record<number, number>> = {
  14: 13,
  1: 8,
  2: 6,
  3: 5,
  4: 3,
  8: 5,
  16: 4,
  28: 7,
  11: 2,
  6: 1,
  10: 1,
  21: 2,
  5: 0,
  7: 2,
};

function shelfSize(player: Player, random: Random): number {
  if (player.exact) return SHELVES[player.id] ?? 0;
  return player.rounds > 15 && random.chance(0.08) ? random.int(1, 6) : 0;
}

/** Writes the trophies of players, each for one of their best full rounds. */
export function createTrophyWriter(folder: string, seed: number) {
  const file = createCsv(folder, 'trophies', [
    'id',
    'player_id',
    'name',
    'trophy_path',
    'horizontal',
    'link',
    'description',
    'title',
    'date',
    'course',
    'score',
    'par',
    'score_id',
    'comments',
  ]);
  let id = 0;
  return {
    /** @param idOf the number of a round in rounds.csv */
    add(player: Player, rounds: readonly Round[], idOf: (round: Round) => number): void {
      const random = randomFor(seed, 'trophies', player.id);
      const best = rounds
        .filter((round) => round.holes === 18)
        .toSorted((a, b) => a.gross - a.par - (b.gross - b.par) || a.day - b.day)
        .slice(0, shelfSize(player, random))
        .toSorted((a, b) => a.day - b.day);
      const awards = random.shuffle(AWARDS.filter(({ kind }) => kind !== 'ball'));
      // The ball belongs to the round that earned it.
      const sixties = best.findIndex((round) => round.gross < 70);
      const ball = AWARDS.find(({ kind }) => kind === 'ball');
      if (ball && sixties >= 0) awards.splice(sixties, 0, ball);
      best.forEach((round, index) => {
        const award = awards[index % awards.length];
        if (!award) return;
        file.write({
          id: ++id,
          player_id: player.id,
          name: award.name,
          trophy_path: `/images/trophies/${award.kind}.svg`,
          horizontal: award.kind === 'putter' || award.kind === 'wedge',
          link: round.link,
          description: award.text,
          title: round.video,
          date: day(round.day),
          course: round.courseName,
          score: round.gross - round.par,
          par: round.par,
          score_id: idOf(round),
          comments: round.comments,
        });
      });
    },
    close: () => file.close(),
  };
}
