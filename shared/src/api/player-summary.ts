import * as v from 'valibot';
import { movementSince30Days, neighboursAt, rankByHandicap, type Neighbour, type Ranked } from '../handicap/index.ts';
import { flag, id, maybeNumber, maybeText, name, number, record, text } from './decode.ts';
import { playerSchema, type Player } from './players-answer.ts';
import { playersResource } from './players.ts';
import { RECORD_UNITS } from './records.ts';
import { ApiError, resource, type Resource } from './resource.ts';

const heldRecordSchema = v.object({
  id: name,
  name,
  value: v.fallback(v.nullish(number, null), null),
  unit: v.fallback(v.nullish(v.picklist(RECORD_UNITS), null), null),
  /** ISO day on which the record was set. */
  date: maybeText,
  /** ISO day of the start, for a record that spans several rounds. */
  since: maybeText,
  /** Course of the record; null for a record over days, not of a round. */
  course: maybeText,
  others: v.fallback(number, 0),
  /** Name of the only other holder; null: none, several, or not announced. */
  other: maybeText,
  /** Whether the record is still running: `date` is then the day of the newest round of all. */
  running: flag,
});

const neighbourSchema = v.object({
  id,
  name,
  /** False: the name is blurred. */
  live: flag,
  position: number,
  tied: flag,
  handicap: number,
  /** Strokes from the player to the neighbour; negative: the neighbour is better. */
  gap: number,
  /** Whether the neighbour ranks before the player; ties are ordered by name. */
  above: flag,
});

/** Calculation of the handicap: sum ÷ counting = mean, rounded to one decimal. */
const calculationSchema = v.object({
  /** Number of rounds among the latest 20; `counting`: the counting rounds among them. */
  rounds: number,
  counting: number,
  /** Sum of the counting adjusted scores, two decimals. */
  sum: number,
  /** Two decimals. */
  mean: number,
  handicap: number,
});

/** The oldest of the latest 20 rounds, which the next round replaces. */
const dropsNextSchema = v.object({ score_id: id, date: name, course: text, net_score: number, counts: flag });

/** The highest score on a course the player has played that would lower the handicap. */
const improvementSchema = v.object({
  course_id: maybeNumber,
  course: name,
  tee: name,
  /** CSS colours of the tee markers and of text on the markers. */
  tee_background: text,
  tee_text_color: text,
  gross: number,
  /** Strokes relative to par. */
  score: number,
  /** Handicap after that score. */
  handicap: number,
});

const streakSchema = v.object({ current: number, longest: number });

const formSchema = v.object({
  /** Last five and last ten rounds, if the player has that many. Two decimals. */
  last: v.array(v.object({ rounds: number, best: number, average: number })),
  /** Lowest handicap in the 365 days up to the newest tracked day, and the first day with it. */
  low: v.nullish(v.object({ handicap: number, date: name }), null),
  under_par: streakSchema,
  /** Consecutive calendar weeks with a round. A current streak ends in the newest tracked week or the week before. */
  weeks: streakSchema,
});

const coursePlayedSchema = v.object({
  /** Null where the course has no leaderboard. */
  course_id: maybeNumber,
  course: name,
  rounds: number,
  /** Best full round, in strokes relative to par; null without a full round, as are the fields below. */
  score: maybeNumber,
  score_id: maybeNumber,
  date: maybeText,
  /** Tee of the best round. */
  tee: maybeText,
  /** Place of the best round among all players' best rounds from that tee; `players`: their number. */
  place: maybeNumber,
  tied: flag,
  players: maybeNumber,
  /** Whether the score to par is the lowest on the course, from any tee. */
  record: flag,
  /** Whether the player has the best round from the hardest tee. */
  leader: flag,
});

export const playerSummarySchema = v.object({
  player: playerSchema,
  position: maybeNumber,
  tied: flag,
  /** Number of players with a handicap. */
  ranked: number,
  /** Places won in 30 days; null: unknown. */
  moved: maybeNumber,
  /** Two neighbours above and two below, best first. */
  neighbours: v.array(neighbourSchema),
  calculation: v.nullish(calculationSchema, null),
  drops_next: v.nullish(dropsNextSchema, null),
  improvements: v.array(improvementSchema),
  form: v.nullish(formSchema, null),
  courses: v.array(coursePlayedSchema),
  /** Site records that the player holds, alone or tied. */
  records: v.fallback(v.nullish(v.array(heldRecordSchema), []), []),
});

export type PlayerSummary = v.InferOutput<typeof playerSummarySchema>;
export type SummaryNeighbour = v.InferOutput<typeof neighbourSchema>;
export type Improvement = v.InferOutput<typeof improvementSchema>;
export type CoursePlayed = v.InferOutput<typeof coursePlayedSchema>;
export type Form = v.InferOutput<typeof formSchema>;

/** A player's position on the leaderboard, computed from the list of all players. */
export type Standing = Pick<PlayerSummary, 'position' | 'tied' | 'ranked' | 'moved' | 'neighbours'>;

type Standable = Pick<Player, 'id' | 'name' | 'live' | 'handicap' | 'handicap_30_days_ago'>;

/**
 * Neighbours of a player on the leaderboard.
 * @param ranked the whole leaderboard, best first
 * @param at index of the player in `ranked`
 */
export function summarisedNeighbours(ranked: readonly Ranked<Standable>[], at: number): SummaryNeighbour[] {
  const { above, below } = neighboursAt(ranked, at);
  const row =
    (isAbove: boolean) =>
    ({ entry: { player, position, tied }, gap }: Neighbour<Standable>): SummaryNeighbour[] => {
      const { id, name, live, handicap } = player;
      return position === null || handicap === null
        ? []
        : [{ id, name, live, position, tied, handicap, gap, above: isAbove }];
    };
  return [...above.flatMap(row(true)), ...below.flatMap(row(false))];
}

/** Positions on the leaderboard, by player id. */
export function standingsOf(players: readonly Standable[]): Map<number, Standing> {
  const ranked = rankByHandicap(players);
  const moved = movementSince30Days(ranked);
  const count = ranked.filter(({ position }) => position !== null).length;
  return new Map(
    ranked.map(({ player, position, tied }, at) => {
      const isKnown = position !== null && player.handicap_30_days_ago !== null;
      return [
        player.id,
        {
          position,
          tied,
          ranked: count,
          moved: isKnown ? (moved.get(player.id) ?? 0) : null,
          neighbours: summarisedNeighbours(ranked, at),
        },
      ];
    }),
  );
}

/** Fallback for a backend without summaries; null for an unknown player. */
function withoutSummary(players: readonly Player[], playerId: number): PlayerSummary | null {
  const player = players.find(({ id }) => id === playerId);
  const standing = standingsOf(players).get(playerId);
  if (!player || !standing) return null;
  return {
    player,
    ...standing,
    calculation: null,
    drops_next: null,
    improvements: [],
    form: null,
    courses: [],
    records: [],
  };
}

const decode = record(playerSummarySchema);

/**
 * One player with the summary computed on import; null for an unknown player. Falls back to the list of all players for
 * a backend without summaries.
 */
export function playerSummaryResource(playerId: number): Resource<PlayerSummary | null> {
  const own = resource(`/api/players/${playerId}/summary`, decode);
  return {
    queryKey: own.queryKey,
    async queryFn(context) {
      try {
        return await own.queryFn(context);
      } catch (error) {
        if (!(error instanceof ApiError) || error.status !== 404) throw error;
        return withoutSummary(await playersResource.queryFn(context), playerId);
      }
    },
  };
}
