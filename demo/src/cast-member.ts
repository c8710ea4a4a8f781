import type { CountryCode } from './countries.ts';

/** A handwritten, fictional player with fictional channels. */
export interface CastMember {
  name: string;
  sex: 'm' | 'f';
  code: CountryCode;
  /** The main channel first. */
  channels: readonly string[];
  /** First and current handicap; plus handicaps are negative. */
  from: number;
  to: number;
  rounds: number;
  /** First day of tracking, as a day of the demo. */
  since: number;
  bio: string;
  legend?: true;
  /** Unannounced: the name is blurred. */
  hidden?: true;
  /** Without a portrait: the default is shown. */
  faceless?: true;
}

type Extra = Pick<CastMember, 'legend' | 'hidden' | 'faceless'>;

/** A line of the cast: channels joined by " + ", [handicap then, now], [rounds, first day]. */
export const member = (
  name: string,
  sex: 'm' | 'f',
  code: CountryCode,
  channels: string,
  [from, to]: readonly [number, number],
  [rounds, since]: readonly [number, number],
  bio: string,
  extra: Extra = {},
): CastMember => ({ name, sex, code, channels: channels.split(' + '), from, to, rounds, since, bio, ...extra });

export const legend: Extra = { legend: true };
