import { playerSchema, type HistoryEntry, type Player, type Round } from '@golf/shared/api';
import { rankByHandicap, type Ranked } from '@golf/shared/handicap';
import { parse } from 'valibot';

export function player(fields: Partial<Player>): Player {
  return { ...parse(playerSchema, { id: 1, name: 'Somebody', live: true }), ...fields };
}

/** A ranking with ids in order. */
export function ranked(players: Partial<Player>[]): Ranked<Player>[] {
  const positions = players.map((fields, index) => player({ id: index + 1, handicap: index, ...fields }));
  return rankByHandicap(positions);
}

/** A round of 72 strokes on a par 72 of standard difficulty. */
export function round(fields: Partial<Round>): Round {
  return {
    id: 1,
    date: '2026-11-09',
    video: 'A round',
    link: null,
    back_nine_title: null,
    back_nine_link: null,
    course: 'Links',
    par: 72,
    course_rating: 72,
    slope: 113,
    score: 0,
    net_score: 0,
    is_one_of_lowest_8: false,
    comments: '',
    pro: false,
    holes: 18,
    ...fields,
  };
}

export function historyEntry(fields: Partial<HistoryEntry>): HistoryEntry {
  return {
    id: 1,
    date: '2026-01-01',
    handicap: 1,
    score_over_par: 0,
    name: 'Somebody',
    title: 'A round',
    course: 'Links',
    course_link: null,
    pro: false,
    ...fields,
  };
}
