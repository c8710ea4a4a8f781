import * as v from 'valibot';
import { factsSchema } from './people.ts';
import { announced, flag, id, maybeNumber, name, number, picture, record, text } from './decode.ts';
import { roundSchema } from './round-answer.ts';
import { playerSchema } from './players-answer.ts';
import { RECORD_UNITS } from './records.ts';
import { orNull, resource } from './resource.ts';

/** A player's handicap, and the place at the end of a day. */
const standingSchema = v.object({
  /** Null before the 5th round. */
  handicap: maybeNumber,
  position: maybeNumber,
  tied: flag,
  /** Number of players with a handicap on that day. */
  ranked: number,
});

/** Another round of the same player. */
const besideSchema = v.object({ score_id: id, date: name, course: text, score: number, net_score: number });

export const roundPageSchema = v.object({
  round: roundSchema,
  player: playerSchema,
  /** Null where the course has no leaderboard. */
  course_id: maybeNumber,
  /** Path of the course's first picture. */
  image: picture,
  /** Null where the course has no tees here. */
  tee: v.nullish(
    v.object({
      tee_id: id,
      tee_name: name,
      /** CSS colours of the tee markers and of text on the markers. */
      tee_background: text,
      tee_text_color: text,
      /** True for a women's tee. */
      gender: flag,
    }),
    null,
  ),
  /** Number of this round among the player's, from 1, and of all. */
  number,
  rounds: number,
  /** Handicap before the round; place at the end of the day before. */
  before: standingSchema,
  /** Handicap after the round; place at the end of its day. */
  after: standingSchema,
  /** Place of the score among the players' best from the tee; null unless it is the player's best there. */
  on_course: v.nullish(v.object({ position: number, tied: flag, players: number }), null),
  /** Site records that the player set with this round and holds. */
  records: v.array(v.object({ id: name, name, value: number, unit: v.picklist(RECORD_UNITS) })),
  trophies: v.array(v.object({ id, name })),
  /** Rounds of other players in the same video, best first. */
  together: v.array(
    v.object({
      score_id: id,
      player_id: id,
      name,
      /** False: the name is blurred. */
      live: announced,
      profile: picture,
      badge_id: maybeNumber,
      course: text,
      score: number,
      net_score: number,
    }),
  ),
  /** Corrections since it was tracked, the earliest first, with the ISO day of each. */
  corrections: v.fallback(v.nullish(v.array(v.object({ day: name, was: factsSchema, is: factsSchema })), []), []),
  previous: v.nullish(besideSchema, null),
  next: v.nullish(besideSchema, null),
});

export type RoundPage = v.InferOutput<typeof roundPageSchema>;
export type RoundBeside = v.InferOutput<typeof besideSchema>;
export type StandingOfDay = v.InferOutput<typeof standingSchema>;

const decode = record(roundPageSchema);

/** A round, with handicap and place before and after it; null for an unknown id, or if the backend has no such answer. */
export const roundPageResource = (roundId: number) => orNull(resource(`/api/rounds/${roundId}`, decode));
