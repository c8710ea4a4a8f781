import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { PROJECT_ROOT } from '@golf/node-kit/project-root';

/* Derived numbers of a site's files, by a slow, naive program that shares no arithmetic with the import. */

export const DEMO = join(PROJECT_ROOT, 'demo/data');

/** A row of a file, by column. */
export type Line = Record<string, string>;

/** Rows of a demo data file. */
export const demoLines = (table: string): Line[] =>
  parse(readFileSync(join(DEMO, `${table}.csv`)), { columns: true, bom: true });

export interface Plain {
  id: number;
  player: number;
  date: string;
  tracked: string;
  gross: number;
  holes: number;
  par: number;
  rating: number;
  slope: number;
  /** '' for a course without tees. */
  tee: string;
  course: string;
  net: number;
}

/** Rounds half towards plus infinity. The value is a decimal of few places, with floating-point error. */
export const rounded = (value: number, places: number) => {
  const scaled = Math.floor(Number((value * 10 ** places).toFixed(6)) + 0.5);
  return scaled === 0 ? 0 : scaled / 10 ** places;
};
export const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);

export function lowestEight(nets: number[]): number[] {
  return nets
    .slice(-20)
    .toSorted((a, b) => a - b)
    .slice(0, 8);
}

export function handicapOf(nets: number[]): number | null {
  const lowest = lowestEight(nets);
  return nets.length < 5 ? null : rounded(sum(lowest) / lowest.length, 1);
}

export function netOf(gross: number, holes: number, rating: number, slope: number, handicap: number | null): number {
  const own = handicap ?? 0;
  const expected = (((18 - holes) * own) / 18) * (own <= 0 ? 0.85 : 1.2);
  return rounded((113 * (gross - (rating * holes) / 18)) / slope + expected, 2);
}

function titleOf(course: Line | undefined): string {
  if (!course) return '';
  return course['club_name'] === course['course_name']
    ? (course['club_name'] ?? '')
    : `${course['club_name']} – ${course['course_name']}`;
}

/** @param linesOf rows of "rounds", "players", "tees" and "courses" */
export function plainSite(linesOf: (table: string) => Line[]) {
  const courses = new Map(linesOf('courses').map((line) => [line['id'], line]));
  const tees = linesOf('tees');
  const teeOf = new Map(tees.map((line) => [line['id'], line]));
  const people = linesOf('players');
  /** The rounds of each player, oldest first. */
  const roundsOf = new Map<number, Plain[]>(people.map((line) => [Number(line['id']), []]));
  const byDay = (a: Line, b: Line) =>
    (a['date'] ?? '').localeCompare(b['date'] ?? '') || Number(a['id']) - Number(b['id']);
  for (const line of linesOf('rounds').toSorted(byDay)) {
    const tee = teeOf.get(line['tee_id']);
    const own = roundsOf.get(Number(line['player_id'])) ?? [];
    const round = {
      id: Number(line['id']),
      player: Number(line['player_id']),
      date: line['date'] ?? '',
      tracked: line['tracked_at'] ?? '',
      gross: Number(line['gross']),
      holes: Number(line['holes']),
      par: Number(line['par'] || tee?.['par']),
      rating: Number(line['course_rating'] || tee?.['course_rating']),
      slope: Number(line['slope_rating'] || tee?.['slope_rating']),
      tee: line['tee_id'] ?? '',
      course: line['course'] || titleOf(courses.get(tee?.['course_id'])),
      net: 0,
    };
    round.net = netOf(round.gross, round.holes, round.rating, round.slope, handicapOf(own.map(({ net }) => net)));
    own.push(round);
  }
  const all = [...roundsOf.values()].flat();
  const newest =
    all
      .map(({ date }) => date)
      .toSorted()
      .at(-1) ?? '';
  return {
    courses,
    tees,
    teeOf,
    people,
    roundsOf,
    all,
    newest,
    daysBefore: (days: number) => new Date(Date.parse(newest) - days * 86_400_000).toISOString().slice(0, 10),
    handicapUpTo: (player: number, day: string) =>
      handicapOf((roundsOf.get(player) ?? []).filter(({ date }) => date <= day).map(({ net }) => net)),
    /** Handicap after a number of rounds. */
    handicapAfter: (player: number, count: number) =>
      handicapOf((roundsOf.get(player) ?? []).slice(0, count).map(({ net }) => net)),
    released: (round: Plain) => Boolean(courses.get(teeOf.get(round.tee)?.['course_id'])?.['released_at']),
    nameOf: (id: number) => people.find((line) => Number(line['id']) === id)?.['name'] ?? '',
  };
}
