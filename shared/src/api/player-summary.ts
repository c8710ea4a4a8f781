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
  /** ISO day on which it was reached. */
  date: maybeText,
  /** ISO day on which it began, for what took longer than a round. */
  since: maybeText,
  /** Where it was reached; null for what days make. */
  course: maybeText,
  /** How many hold it too. */
  others: v.fallback(number, 0),
  /** Name of the one other; null where there are none or more, or who is not announced. */
  other: maybeText,
  /** Whether it still goes on: `date` is then that of the newest round of all. */
  running: flag,
});

const neighbourSchema = v.object({
  id,
  name,
  /** False: the name is shown blurred. */
  live: flag,
  position: number,
  tied: flag,
  handicap: number,
  /** Strokes from the player to the neighbour: below 0 the neighbour is better. */
  gap: number,
  /** Whether the neighbour stands before the player: equals are in the order of their names. */
  above: flag,
});

/** How the handicap came about: sum ÷ counting = mean, rounded to one decimal. */
const calculationSchema = v.object({
  /** Rounds among the latest 20, and those of them that count. */
  rounds: number,
  counting: number,
  /** Of the counting adjusted scores, two decimals. */
  sum: number,
  /** Two decimals. */
  mean: number,
  handicap: number,
});

/** The oldest of the latest 20, which the next round pushes out. */
const dropsNextSchema = v.object({ score_id: id, date: name, course: text, net_score: number, counts: flag });

/** The highest score on a course that the player knows which would make the handicap better. */
const improvementSchema = v.object({
  course_id: maybeNumber,
  course: name,
  tee: name,
  /** CSS colours of the tee markers and of text on them. */
  tee_background: text,
  tee_text_color: text,
  gross: number,
  /** Strokes relative to par. */
  score: number,
  /** What the handicap would be then. */
  handicap: number,
});

const streakSchema = v.object({ current: number, longest: number });

const formSchema = v.object({
  /** The last five, the last ten: where there are so many. Two decimals. */
  last: v.array(v.object({ rounds: number, best: number, average: number })),
  /** The lowest handicap in the 365 days up to the newest tracked day, and the day it was first reached. */
  low: v.nullish(v.object({ handicap: number, date: name }), null),
  /** Rounds under par in a row. */
  under_par: streakSchema,
  /** Calendar weeks in a row with a round; the current run ends in the newest tracked week or the one before. */
  weeks: streakSchema,
});

const coursePlayedSchema = v.object({
  /** Null where the course has no leaderboard. */
  course_id: maybeNumber,
  course: name,
  rounds: number,
  /** The best of the full rounds, strokes relative to par; null without one. The rest of it is null then too. */
  score: maybeNumber,
  score_id: maybeNumber,
  date: maybeText,
  /** The tee of the best round. */
  tee: maybeText,
  /** Place of the best round among the best of each player from that tee, and how many they are. */
  place: maybeNumber,
  tied: flag,
  players: maybeNumber,
  /** Whether nobody has a lower score to par on the course, from any tee. */
  record: flag,
  /** Whether the player has the best round from the hardest tee. */
  leader: flag,
});

export const playerSummarySchema = v.object({
  player: playerSchema,
  position: maybeNumber,
  tied: flag,
  /** Players with a handicap. */
  ranked: number,
  /** Places won in 30 days; 0: none; null: unknown. */
  moved: maybeNumber,
  /** Two above and two below, best first. */
  neighbours: v.array(neighbourSchema),
  calculation: v.nullish(calculationSchema, null),
  drops_next: v.nullish(dropsNextSchema, null),
  improvements: v.array(improvementSchema),
  form: v.nullish(formSchema, null),
  courses: v.array(coursePlayedSchema),
  /** The site's records that the player holds, alone or with others. */
  records: v.fallback(v.nullish(v.array(heldRecordSchema), []), []),
});

export type PlayerSummary = v.InferOutput<typeof playerSummarySchema>;
export type SummaryNeighbour = v.InferOutput<typeof neighbourSchema>;
export type Improvement = v.InferOutput<typeof improvementSchema>;
export type CoursePlayed = v.InferOutput<typeof coursePlayedSchema>;
export type Form = v.InferOutput<typeof formSchema>;

/** What follows from the table of all players: where the player stands in it. */
export type Standing = Pick<PlayerSummary, 'position' | 'tied' | 'ranked' | 'moved' | 'neighbours'>;

type Standable = Pick<Player, 'id' | 'name' | 'live' | 'handicap' | 'handicap_30_days_ago'>;

/**
 * Who stands around a player.
 * @param ranked the whole table, best first
 * @param at index of the player in it
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

/** Where each player stands, by id. */
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

/** What a backend without summaries knows of a player; null for a player that it does not have. */
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
 * One player, with what an import has worked out about them; null when there is no such player. Where the backend has
 * no summaries, what follows from the table of all players.
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
