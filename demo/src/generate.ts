import { mkdirSync } from 'node:fs';
import { writeAchievements, LEGEND_BADGE } from './achievements.ts';
import { COUNTRIES, COUNTRY_CODES } from './countries.ts';
import { loadCourses, writeCourses } from './courses.ts';
import { createCsv } from './csv.ts';
import { day, instant } from './calendar.ts';
import { createDrawerWriter } from './items.ts';
import { paintPlaceholders } from './placeholders.ts';
import { LOGOS, makePlayers, type Player } from './players.ts';
import { randomFor } from './random.ts';
import { roundsOf, type Round } from './rounds.ts';
import { createTrophyWriter } from './trophies.ts';
import { channelLink } from './videos.ts';

export interface GenerateOptions {
  /** Output folder of the twelve CSV files and `images/`; created if missing, existing files are replaced. */
  folder: string;
  /** 48 is the demo; further players are random. */
  players: number;
  /** A seed determines every byte. */
  seed?: number;
}

export interface Generated {
  players: number;
  rounds: number;
}

/** The seed of the committed demo. */
const DEMO_SEED = 1888;

/**
 * Writes a data folder of docs/data.md: every case of the site in the first 48 players, then random players for load
 * tests. The pictures are placeholders.
 */
export function generate({ folder, players: count, seed = DEMO_SEED }: GenerateOptions): Generated {
  mkdirSync(folder, { recursive: true });
  const players = makePlayers(count, seed);
  const courses = loadCourses();

  writeCountries(folder);
  writePlayers(folder, players);
  writeCourses(folder, courses);

  const rounds: Round[] = [];
  const usedTitles = new Set<string>();
  players.forEach((player) => {
    rounds.push(...roundsOf(player, courses, seed, usedTitles));
  });
  // A round tracked later has a higher number.
  rounds.sort((a, b) => a.trackedAt - b.trackedAt || a.playerId - b.playerId);
  writeRounds(folder, rounds);
  writeAchievements(folder, players, courses, rounds);
  writeRooms(folder, seed, players, rounds);

  paintPlaceholders(folder);
  return { players: players.length, rounds: rounds.length };
}

function writeCountries(folder: string): void {
  const file = createCsv(folder, 'countries', ['code', 'flag_name']);
  for (const code of COUNTRY_CODES) file.write({ code, flag_name: COUNTRIES[code] });
  file.close();
}

/** The last of the cast hides its count; channels range from hundreds to millions. */
function subscribersOf(channel: string, playerId: number): number | null {
  if (playerId === 48) return null;
  return Math.round(10 ** (2.9 + randomFor(1, 'subscribers', channel).next() * 3.4));
}

/** Writes players.csv and channels.csv. */
function writePlayers(folder: string, players: readonly Player[]): void {
  const playerFile = createCsv(folder, 'players', ['id', 'name', 'code', 'live', 'badge_id', 'profile', 'bio']);
  const channelFile = createCsv(folder, 'channels', ['player_id', 'position', 'name', 'link', 'logo', 'subscribers']);
  const numbers = new Map<string, number>();
  for (const player of players) {
    playerFile.write({
      id: player.id,
      name: player.name,
      code: player.code,
      live: player.live,
      badge_id: player.legend ? LEGEND_BADGE : null,
      profile: player.profile,
      bio: player.bio,
    });
    player.channels.forEach((name, index) => {
      const number = numbers.get(name) ?? numbers.size + 1;
      numbers.set(name, number);
      channelFile.write({
        player_id: player.id,
        position: index + 1,
        name,
        link: channelLink(name),
        // The last of the cast has no logo: the default is shown.
        logo: player.id === 48 ? null : `/images/channels/${((number - 1) % LOGOS) + 1}.svg`,
        subscribers: subscribersOf(name, player.id),
      });
    });
  }
  playerFile.close();
  channelFile.close();
}

function writeRounds(folder: string, rounds: readonly Round[]): void {
  const file = createCsv(folder, 'rounds', [
    'id',
    'player_id',
    'date',
    'tracked_at',
    'video',
    'link',
    'back_nine_title',
    'back_nine_link',
    'tee_id',
    'course',
    'holes',
    'par',
    'course_rating',
    'slope_rating',
    'gross',
    'comments',
    'pro',
  ]);
  rounds.forEach((round, index) =>
    file.write({
      id: index + 1,
      player_id: round.playerId,
      date: day(round.day),
      tracked_at: instant(round.trackedAt),
      video: round.video,
      link: round.link,
      back_nine_title: round.backNineTitle,
      back_nine_link: round.backNineLink,
      tee_id: round.tee?.id ?? null,
      course: round.tee ? null : round.courseName,
      holes: round.holes,
      par: round.tee && round.holes === 18 ? null : round.par,
      course_rating: round.tee ? null : round.courseRating.toFixed(1),
      slope_rating: round.tee ? null : round.slopeRating,
      gross: round.gross,
      comments: round.comments,
      pro: round.pro,
    }),
  );
  file.close();
}

/** Writes the content of the cabinets. */
function writeRooms(folder: string, seed: number, players: readonly Player[], rounds: readonly Round[]): void {
  const ids = new Map(rounds.map((round, index) => [round, index + 1]));
  const byPlayer = Map.groupBy(rounds, (round) => round.playerId);
  const trophies = createTrophyWriter(folder, seed);
  const drawers = createDrawerWriter(folder, seed);
  for (const player of players) {
    trophies.add(player, byPlayer.get(player.id) ?? [], (round) => ids.get(round) ?? 0);
    drawers.add(player);
  }
  trophies.close();
  drawers.close();
}
