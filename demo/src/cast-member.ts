import type { CountryCode } from './countries.ts';

/** A player of the demo, written by hand. None of them exists; nor do their channels. */
export interface CastMember {
  name: string;
  sex: 'm' | 'f';
  code: CountryCode;
  /** The main channel first. */
  channels: readonly string[];
  /** Handicap when tracking began and now, plus handicaps negative. */
  from: number;
  to: number;
  rounds: number;
  /** First day of tracking, counted from the first day of the demo. */
  since: number;
  bio: string;
  legend?: true;
  /** Not announced yet: the name is blurred. */
  hidden?: true;
  /** No portrait yet: the default stands in. */
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
