import { FIRST_HANDICAP_ROUND } from '@golf/shared/handicap';
import { hardestTee, type Course, type Tee } from './courses.ts';
import { LAST } from './calendar.ts';
import { unlistedCourses } from './elsewhere.ts';
import type { Player } from './players.ts';
import { randomFor, type Random } from './random.ts';
import { fitTo, handicaps, play, type ScoredRound } from './skill.ts';
import { title } from './titles.ts';
import { channelLink, thumbnailLink } from './videos.ts';

export interface Round extends ScoredRound {
  playerId: number;
  day: number;
  /** Minutes since the first day. */
  trackedAt: number;
  video: string;
  link: string | null;
  backNineTitle: string | null;
  backNineLink: string | null;
  /** Null for a course that is not on the site. */
  tee: Tee | null;
  courseName: string;
  /** Par of the holes played. */
  par: number;
  comments: string | null;
  pro: boolean;
}

const COMMENTS: readonly string[] = [
  'Match play; two gimmies approximated from the player’s ability.',
  'Match play, conceded on the 17th; the last putt approximated.',
  'Rain delay of an hour after the 14th.',
  'Preferred lies, as the sign on the first tee said.',
  'Provisional ball on the 4th did not count in the end.',
  'Score corrected after the card was shown in full.',
  'Penalty of two strokes added for a wrong ball.',
  'Temporary green on the 11th.',
];

/** Holes played on video: mostly all of them. */
function holesPlayed(random: Random): number {
  const draw = random.next();
  if (draw < 0.065) return 9;
  if (draw < 0.095) return 12;
  return draw < 0.105 ? random.pick([10, 14, 16]) : 18;
}

/** Better players choose harder tees; everybody sometimes plays the hardest, for the video. */
function chooseTee(random: Random, course: Course, player: Player): Tee | null {
  const gender = player.sex === 'f' ? 'F' : 'M';
  const tees = course.tees.filter((tee) => tee.gender === gender).toSorted((a, b) => b.courseRating - a.courseRating);
  if (tees.length === 0) return null;
  if (random.chance(0.3)) return hardestTee(course, gender);
  const reach = Math.min(1, Math.max(0, (player.to + 1) / 22));
  return tees[Math.min(tees.length - 1, Math.round(reach * (tees.length - 1) + random.next() * 0.8))] ?? null;
}

interface Place {
  tee: Tee | null;
  courseName: string;
  nickname: string;
  par: number;
  courseRating: number;
  slopeRating: number;
}

function choosePlace(random: Random, courses: readonly Course[], player: Player): Place {
  const near = courses.filter((course) => course.code === player.code);
  for (let attempt = 0; attempt < 4 && !random.chance(0.16); attempt++) {
    const course = near.length > 0 && random.chance(0.3) ? random.pick(near) : random.pick(courses);
    const tee = chooseTee(random, course, player);
    if (!tee) continue;
    const { par, courseRating, slopeRating } = tee;
    return { tee, courseName: course.clubName, nickname: course.nickname, par, courseRating, slopeRating };
  }
  const unlisted = random.pick(unlistedCourses(player.code));
  return { ...unlisted, tee: null, courseName: unlisted.name, nickname: unlisted.name };
}

/** Days of the rounds, oldest first: spread over the tracked time, with the last ones near its end. */
function playingDays(random: Random, player: Player): number[] {
  const days = new Set<number>();
  const span = LAST - player.since;
  // Everyone with a handicap has played within the last weeks, on different days.
  if (player.rounds > 0) days.add(LAST - Math.min(span, random.int(0, player.rounds > 20 ? 16 : 45)));
  while (days.size < player.rounds) days.add(player.since + Math.floor(random.next() * (span + 1)));
  return [...days].toSorted((a, b) => a - b);
}

/** Number of videos with distinct titles. Further videos repeat titles, so that a large folder never runs out. */
const TITLES_APART = 3000;

/** All rounds of a player, oldest first. `exact` players end at their handicap to the decimal. */
export function roundsOf(player: Player, courses: readonly Course[], seed: number, usedTitles: Set<string>): Round[] {
  const random = randomFor(seed, 'rounds', player.id);
  const days = playingDays(random, player);
  const forms: number[] = [];
  const nicknames: string[] = [];
  const rounds = days.map((dayPlayed, index): Round => {
    const place = choosePlace(random, courses, player);
    const holes = holesPlayed(random);
    const progress = days.length > 1 ? index / (days.length - 1) : 1;
    // Form varies in waves between the first handicap and the last.
    const wave = Math.sin(progress * 9 + player.id) * 0.5;
    const now = player.from + (player.to - player.from) * Math.min(1, progress * 1.25) + wave;
    const { gross, form } = play(random, { ...place, holes }, now, Math.min(20, days.length));
    forms.push(form);
    nicknames.push(place.nickname);
    return {
      playerId: player.id,
      day: dayPlayed,
      trackedAt: trackedAt(random, dayPlayed),
      video: '',
      link: null,
      backNineTitle: null,
      backNineLink: null,
      tee: place.tee,
      courseName: place.courseName,
      courseRating: place.courseRating,
      slopeRating: place.slopeRating,
      holes,
      par: holes === 18 ? place.par : Math.round((place.par * holes) / 18),
      gross,
      comments: random.chance(0.12) ? random.pick(COMMENTS) : null,
      pro: false,
    };
  });
  keepOrder(rounds);
  if (player.exact && rounds.length >= FIRST_HANDICAP_ROUND)
    fitTo(randomFor(seed, 'fit', player.id), rounds, player.to);
  addVideos(randomFor(seed, 'videos', player.id), player, rounds, forms, nicknames, usedTitles);
  return rounds;
}

/** A video is tracked six to forty hours after its day, but never after the last day. */
function trackedAt(random: Random, dayPlayed: number): number {
  return Math.min(dayPlayed * 1440 + random.int(6 * 60, 40 * 60), LAST * 1440 + random.int(7 * 60, 22 * 60));
}

/** Tracked in the order of play, so that ids and dates agree. */
function keepOrder(rounds: readonly Round[]): void {
  let latest = 0;
  for (const round of rounds) latest = round.trackedAt = Math.max(round.trackedAt, latest + 7);
}

/** A dead link, as in careless entries: the site shows its placeholder. */
function channelVideos(player: Player): string {
  return `${channelLink(player.channels[0] ?? player.name)}/videos`;
}

function addVideos(
  random: Random,
  player: Player,
  rounds: readonly Round[],
  forms: readonly number[],
  nicknames: readonly string[],
  used: Set<string>,
): void {
  const before = player.exact ? [null, ...handicaps(rounds)] : [];
  if (used.size > TITLES_APART) used.clear();
  rounds.forEach((round, index) => {
    round.video = title(
      random,
      {
        course: nicknames[index] ?? round.courseName,
        holes: round.holes,
        gross: round.gross,
        over: round.gross - round.par,
        form: forms[index] ?? 0,
        unlisted: round.tee === null,
        handicap: before[index] ?? (player.exact ? null : player.to),
        episode: index,
      },
      used,
    );
    round.link = random.chance(0.02)
      ? null
      : random.chance(0.004)
        ? channelVideos(player)
        : thumbnailLink(random, round);
    // Only plus players are professional guests.
    round.pro = player.to < -1 && random.chance(0.06);
    if (round.holes === 18 && random.chance(0.05)) {
      round.backNineTitle = `${round.video} (part 2)`;
      round.backNineLink = random.chance(0.1) ? null : thumbnailLink(random, round);
    }
  });
}
