import * as v from 'valibot';
import { flag, id, maybeNumber, maybeText, name, number, picture, record, text } from './decode.ts';
import { orNull, resource } from './resource.ts';

/** Units of record values: a handicap, strokes relative to rating or par, or a count. */
export const RECORD_UNITS = [
  'handicap',
  'net',
  'to_par',
  'strokes',
  'places',
  'days',
  'rounds',
  'weeks',
  'courses',
  'countries',
  'shots',
] as const;

/** A current or former holder of a record. */
export const recordHolderSchema = v.object({
  player_id: id,
  name,
  /** False: the name is blurred. */
  live: flag,
  profile: picture,
  /** Set for Handicap Legends. */
  badge_id: maybeNumber,
  value: number,
  /** ISO day on which the record was set. */
  date: name,
  /** ISO day of the start, for a record that spans several rounds. */
  since: maybeText,
  /** Round of the record; null for a record over days, not of a round. The fields below describe this round. */
  score_id: maybeNumber,
  course: maybeText,
  video: maybeText,
  link: maybeText,
  /** A pro round has no thumbnail. */
  pro: flag,
});

const heldSchema = v.object({
  value: number,
  /** Current holders, the earliest first, five at most. */
  holders: v.pipe(v.array(recordHolderSchema), v.minLength(1)),
  /** Number of current holders. */
  count: number,
  /** Last former holder. */
  before: v.nullish(recordHolderSchema, null),
});

const siteRecordSchema = v.object({
  /** "lowest-handicap" */
  id: name,
  name,
  definition: text,
  /** Condition for a value to count: "18 holes". */
  minimum: text,
  unit: v.picklist(RECORD_UNITS),
  ...heldSchema.entries,
});

const moverSchema = v.object({
  player_id: id,
  name,
  profile: picture,
  /** Set for Handicap Legends. */
  badge_id: maybeNumber,
  handicap: number,
  handicap_30_days_ago: number,
  position: number,
  tied: flag,
  /** Places gained or lost in 30 days. */
  places: number,
});

export const recordsSchema = v.object({
  /** ISO day of the newest round; null: no rounds. */
  newest_day: maybeText,
  sections: v.array(v.object({ id: name, title: name, records: v.array(siteRecordSchema) })),
  /** Lowest round to par on each course with several players, the largest margin first. */
  courses: v.array(
    v.object({
      course_id: id,
      course: name,
      players: number,
      /** Strokes to the best player who does not hold the record; 0 with several holders. */
      margin: number,
      ...heldSchema.entries,
    }),
  ),
  /** Best net round of each country's players, the best country first. */
  countries: v.array(v.object({ code: text, flag_name: text, players: number, ...heldSchema.entries })),
  /** Announced players with the largest moves on the leaderboard in 30 days, ten at most in each direction. */
  movers: v.nullish(v.object({ up: v.array(moverSchema), down: v.array(moverSchema) }), { up: [], down: [] }),
});

export type RecordUnit = (typeof RECORD_UNITS)[number];
export type RecordHolder = v.InferOutput<typeof recordHolderSchema>;
export type HeldRecord = v.InferOutput<typeof heldSchema>;
export type SiteRecord = v.InferOutput<typeof siteRecordSchema>;
export type SiteRecords = v.InferOutput<typeof recordsSchema>;
export type CourseRecord = SiteRecords['courses'][number];
export type CountryRecord = SiteRecords['countries'][number];
export type Mover = SiteRecords['movers']['up'][number];

/** The site's records; null if the backend keeps none. */
export const recordsResource = orNull(resource('/api/records', record(recordsSchema)));
