import * as v from 'valibot';
import { flag, id, maybeNumber, maybeText, name, number, picture, record, text } from './decode.ts';
import { ApiError, resource, type Resource } from './resource.ts';

/** What a value counts: a handicap, strokes against the rating or par, or things. */
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

/** Somebody who holds a record, or held it before. */
export const recordHolderSchema = v.object({
  player_id: id,
  name,
  /** False: the name is shown blurred. */
  live: flag,
  profile: picture,
  /** Set for Handicap Legends. */
  badge_id: maybeNumber,
  value: number,
  /** ISO day on which it was reached. */
  date: name,
  /** ISO day on which it began, for what took longer than a round. */
  since: maybeText,
  /** The round that it was reached with; null for what days make. What follows is of that round. */
  score_id: maybeNumber,
  course: maybeText,
  video: maybeText,
  link: maybeText,
  /** A pro round: it shows no thumbnail. */
  pro: flag,
});

const heldSchema = v.object({
  value: number,
  /** Those who hold it, the first one first: five at most. */
  holders: v.pipe(v.array(recordHolderSchema), v.minLength(1)),
  /** How many hold it. */
  count: number,
  /** The last to hold it who does not hold it now. */
  before: v.nullish(recordHolderSchema, null),
});

const siteRecordSchema = v.object({
  /** "lowest-handicap" */
  id: name,
  name,
  definition: text,
  /** What it takes to be counted: "18 holes". */
  minimum: text,
  unit: v.picklist(RECORD_UNITS),
  ...heldSchema.entries,
});

export const recordsSchema = v.object({
  /** ISO day of the newest round; null without any. */
  newest_day: maybeText,
  sections: v.array(v.object({ id: name, title: name, records: v.array(siteRecordSchema) })),
  /** The lowest round to par on each course that several players have played, the largest margin first. */
  courses: v.array(
    v.object({
      course_id: id,
      course: name,
      players: number,
      /** Strokes to the best of whoever does not hold it; 0 where several do. */
      margin: number,
      ...heldSchema.entries,
    }),
  ),
  /** The best net round by players of each country, the best of all first. */
  countries: v.array(v.object({ code: text, flag_name: text, players: number, ...heldSchema.entries })),
});

export type RecordUnit = (typeof RECORD_UNITS)[number];
export type RecordHolder = v.InferOutput<typeof recordHolderSchema>;
export type HeldRecord = v.InferOutput<typeof heldSchema>;
export type SiteRecord = v.InferOutput<typeof siteRecordSchema>;
export type SiteRecords = v.InferOutput<typeof recordsSchema>;
export type CourseRecord = SiteRecords['courses'][number];
export type CountryRecord = SiteRecords['countries'][number];

const PATH = '/api/records';

/** What nobody has beaten; null where the backend keeps no records. */
export const recordsResource: Resource<SiteRecords | null> = {
  queryKey: [PATH],
  async queryFn(context) {
    try {
      return await resource(PATH, record(recordsSchema)).queryFn(context);
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) return null;
      throw error;
    }
  },
};
