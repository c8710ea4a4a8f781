import { isDay } from '../format/is-day.ts';
import {
  daysOf,
  idOf,
  movesPath,
  pastBoardPath,
  positionsPath,
  roundPagePath,
  seasonPath,
  severalOf,
} from '../routes.ts';
import { page, withSiteName as titled } from './page-entry.ts';

/** Pages of rounds, past leaderboards and seasons: a part of the table of pages. */
export const PAGES_OF_THE_PAST = {
  pastBoard: page({
    path: '/leaderboard/:day',
    read: (day) => (isDay(day) ? { day } : null),
    address: ({ day }) => pastBoardPath(day),
    steps: true,
    under: 'home',
    heading: 'title',
    head: {
      title: titled('The leaderboard on a day'),
      description: 'The handicap leaderboard as it stood at the end of a day, and where everyone is today.',
    },
    ownBand: true,
    loading: { rows: 12, rowHeight: 3.5, label: 'Loading the leaderboard of the day' },
    slot: (props) => ({ name: 'mfe-leaderboard/PastBoard', props }),
    example: { day: '2026-03-01' },
  }),
  moves: page({
    path: '/moves/:days',
    read: daysOf,
    address: ({ from, to }) => movesPath(from, to),
    steps: true,
    under: 'home',
    heading: 'title',
    head: {
      title: titled('Two days compared'),
      description: 'Who moved on the handicap leaderboard between two days, and the rounds behind it.',
    },
    ownBand: true,
    loading: { rows: 12, rowHeight: 3.5, label: 'Loading who moved' },
    slot: (props) => ({ name: 'mfe-leaderboard/Moves', props }),
    example: { from: '2026-03-01', to: '2026-06-01' },
  }),
  round: page({
    path: '/rounds/:round',
    read: (segment) => {
      const roundId = idOf(segment);
      return roundId === null ? null : { roundId };
    },
    address: ({ roundId }) => roundPagePath(roundId, null, ''),
    under: 'home',
    heading: 'title',
    head: {
      title: titled('Round'),
      description: 'A round seen on video: the score, what it is worth, and what it changed on the leaderboard.',
    },
    ownBand: true,
    loading: { rows: 4, rowHeight: 16, label: 'Loading the round' },
    slot: (props) => ({ name: 'mfe-leaderboard/Round', props }),
    of: 'players',
    example: { roundId: 1000 },
  }),
  positions: page({
    path: '/positions',
    name: 'Positions Over Time',
    inFooter: true,
    head: {
      title: titled('Positions over time'),
      description: 'Places of the first ten on the handicap leaderboard, month by month, or of players that you pick.',
    },
    ownBand: true,
    loading: { rows: 8, rowHeight: 4, label: 'Loading the positions' },
    slot: () => ({ name: 'mfe-leaderboard/Positions', props: { players: [] } }),
    lastChange: 'round',
    needs: '/api/positions',
  }),
  pickedPositions: page({
    path: '/positions/:players',
    read: (segment) => {
      const players = severalOf(segment);
      return players === null ? null : { players };
    },
    address: ({ players }) => positionsPath(players),
    steps: true,
    under: 'positions',
    heading: 'name',
    head: {
      title: titled('Positions over time'),
      description: 'Places of players on the leaderboard, month by month.',
    },
    ownBand: true,
    loading: { rows: 8, rowHeight: 4, label: 'Loading the positions' },
    slot: (props) => ({ name: 'mfe-leaderboard/Positions', props }),
    example: { players: [8, 14] },
  }),
  seasons: page({
    path: '/seasons',
    name: 'Seasons',
    inFooter: true,
    head: {
      title: titled('Seasons'),
      description: 'Year by year: the champion, the final table, the movers and the best rounds of golf on video.',
    },
    ownBand: true,
    loading: { rows: 4, rowHeight: 4, label: 'Loading the seasons' },
    slot: () => ({ name: 'mfe-leaderboard/Seasons', props: {} }),
    lastChange: 'round',
    needs: '/api/seasons',
  }),
  season: page({
    path: '/seasons/:year',
    read: (segment) => (/^[1-9]\d{3}$/.test(segment) ? { year: Number(segment) } : null),
    address: ({ year }) => seasonPath(year),
    under: 'seasons',
    heading: 'name',
    head: { title: titled('Season'), description: 'A year’s champion, table, movers, best rounds and courses.' },
    ownBand: true,
    loading: { rows: 10, rowHeight: 3.5, label: 'Loading the season' },
    slot: (props) => ({ name: 'mfe-leaderboard/Season', props }),
    example: { year: 2025 },
  }),
};
