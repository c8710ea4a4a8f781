import { CAST } from './cast.ts';
import { COUNTRY_CODES, type CountryCode } from './countries.ts';
import { LAST } from './calendar.ts';
import { channelNameFor, inventName } from './names.ts';
import { randomFor, type Random } from './random.ts';

export interface Player {
  id: number;
  name: string;
  sex: 'm' | 'f';
  code: CountryCode;
  live: boolean;
  legend: boolean;
  profile: string | null;
  bio: string;
  channels: readonly string[];
  /** First and current handicap; plus handicaps are negative. */
  from: number;
  to: number;
  rounds: number;
  /** First day of tracking. */
  since: number;
  /** Whether the last rounds are adjusted so that the handicap is exactly `to`. */
  exact: boolean;
}

/** Players further on share these: a folder of 10,000 players holds 96 portraits. */
const FACES = 96;

/** Logos likewise. */
export const LOGOS = 60;

/** Picture of the n-th player of the folder. */
function portrait(id: number): string {
  return `/images/profiles/${((id - 1) % FACES) + 1}.svg`;
}

function fromCast(index: number): Player | null {
  const member = CAST[index];
  if (!member) return null;
  return {
    ...member,
    id: index + 1,
    live: !member.hidden,
    legend: member.legend ?? false,
    profile: member.faceless ? null : portrait(index + 1),
    exact: true,
  };
}

const BIOS: readonly string[] = [
  'Plays early, films everything, edits little.',
  'A municipal course, a second-hand bag and a stubborn slice.',
  'Tracked since the first video that kept a full card.',
  'Came to golf from rowing and still goes backwards now and then.',
  'Travels by train, plays in the rain.',
  'Keeps every scorecard in a biscuit tin.',
];

function invented(id: number, random: Random, channels: Set<string>): Player {
  const sex = random.chance(0.32) ? 'f' : 'm';
  const code = random.pick(COUNTRY_CODES);
  // Most players are good, a few are beginners, hardly anyone is better than scratch.
  const to = Math.max(-5, Math.round((9 + random.normal() * 6.5 + random.next() ** 4 * 12) * 10) / 10);
  const rounds = random.chance(0.06) ? random.int(0, 4) : random.int(5, 38);
  return {
    id,
    name: inventName(random, sex),
    sex,
    code,
    live: !random.chance(0.01),
    legend: false,
    profile: portrait(id),
    bio: random.pick(BIOS),
    channels: Array.from({ length: random.chance(0.1) ? 2 : 1 }, () => channelNameFor(random, channels)),
    from: to + random.normal() * 2.5,
    to,
    rounds,
    since: random.int(0, LAST - 90),
    exact: false,
  };
}

/** The fixed cast first, then random players. */
export function makePlayers(count: number, seed: number): Player[] {
  const channels = new Set<string>();
  return Array.from(
    { length: count },
    (_, index) => fromCast(index) ?? invented(index + 1, randomFor(seed, 'player', index + 1), channels),
  );
}
