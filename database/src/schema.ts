import type { Generated, Kysely } from 'kysely';

/*
 * The tables, as migrations/ makes them. What PostgreSQL also has: whole numbers for flags (0 and 1) and
 * for decimals (the unit is named), text for days (2026-11-15) and instants (2026-11-15T18:30:00Z).
 */

/** The largest id of a player, a round, a course …: their columns have four bytes in PostgreSQL. */
export const LARGEST_ID = 2_147_483_647;

/** 0 or 1. */
type Flag = number;

interface CountryRow {
  code: string;
  flag_name: string;
}

export interface PlayerRow {
  id: number;
  name: string;
  code: string;
  live: Flag;
  badge_id: number | null;
  profile: string | null;
  bio: string | null;
  /** Derived: the site handicap in tenths of a stroke, plus handicaps negative; null before the 5th round. */
  handicap: number | null;
  /** Derived: the same 30 days before the newest tracked day. */
  handicap_30_days_ago: number | null;
  /** Derived: a digit for each of the latest ten adjusted scores (0 the best of them), oldest first; null without rounds. */
  form: string | null;
  /** Derived: strokes relative to par of the latest round. */
  latest_score: number | null;
  /** Derived: whether achievements has a row of the player. */
  has_achievement: Flag;
}

export interface ChannelRow {
  player_id: number;
  /** 1 for the main channel, 2 to 4. */
  position: number;
  name: string;
  link: string | null;
  logo: string | null;
  /** As the data folder has it; null: it does not say. */
  subscribers: number | null;
}

interface CourseRow {
  id: number;
  club_name: string;
  course_name: string;
  club_location: string;
  club_country: string;
  club_continent: string;
  code: string;
  metres: Flag;
  description: string | null;
  feature_image: string | null;
  /** Instant; null while the course has no leaderboard. */
  released_at: string | null;
}

interface TeeRow {
  id: number;
  course_id: number;
  name: string;
  background: string;
  text_color: string;
  gender: 'M' | 'F';
  /** In the course's unit. */
  length: number;
  par: number;
  /** Tenths of a stroke. */
  course_rating: number;
  slope_rating: number;
}

interface CourseImageRow {
  id: number;
  course_id: number;
  image_path: string;
  alt_text: string;
}

export interface RoundRow {
  id: number;
  player_id: number;
  date: string;
  tracked_at: string;
  video: string;
  link: string | null;
  back_nine_title: string | null;
  back_nine_link: string | null;
  /** With a tee, `course`, `course_rating` and `slope_rating` are null: the tee has them. */
  tee_id: number | null;
  course: string | null;
  holes: number;
  /** Of the holes played; null: the tee's. */
  par: number | null;
  /** Of 18 holes, in tenths of a stroke. */
  course_rating: number | null;
  slope_rating: number | null;
  gross: number;
  comments: string | null;
  pro: Flag;
  /** Derived: the adjusted score in hundredths of a stroke. */
  net_score: number;
  /** Derived: one of the lowest 8 of the player's latest 20. */
  counts: Flag;
  /** Derived: what the history stores after this round, in hundred-thousandths of a stroke. */
  history_value: number;
}

interface TrophyRow {
  id: number;
  player_id: number;
  name: string;
  trophy_path: string;
  horizontal: Flag;
  link: string | null;
  description: string | null;
  title: string | null;
  date: string | null;
  course: string | null;
  score: number | null;
  par: number | null;
  score_id: number | null;
  comments: string | null;
}

interface AchievementRow {
  /** Order in the file: the rows have no id of their own. */
  position: number;
  player_id: number;
  badge_id: number | null;
  badge_name: string | null;
  badge_description: string | null;
  achievement_id: number | null;
  achievement_name: string | null;
  achievement_description: string | null;
  image_path: string;
}

interface ItemRow {
  id: number;
  player_id: number;
  name: string;
  path: string;
  description: string | null;
  link: string | null;
}

interface CabinetRow {
  player_id: number;
  cabinet_path: string;
}

interface UnlockedItemRow {
  player_id: number;
  item_id: number;
}

export interface PictureRow {
  /** Below /images/: "cabinets/oak.svg". */
  path: string;
  /** Name of the file in the images folder: a hash of its content, with the extension. */
  file: string;
}

/** Derived: what an import works out about a player beside the rounds. */
export interface PlayerSummaryRow {
  player_id: number;
  /** JSON: a PlayerSummary of @golf/shared/api without `player`. */
  body: string;
}

/** Derived, one row: what nobody has beaten. */
export interface RecordsRow {
  id: number;
  /** JSON: StoredRecords. */
  body: string;
}

/** Derived: what an import works out about a course with a leaderboard. */
export interface CourseSummaryRow {
  course_id: number;
  /** JSON: StoredCourse. */
  body: string;
}

/** One row: what the tables hold. */
interface MetaRow {
  id: 1;
  /** Changes whenever an answer may change; "0" before the first import. */
  data_version: string;
  content_hash: string;
  /** Strokes of all rounds. */
  total_shots: number;
  /** Instant of the last import that changed anything; null before the first. */
  imported_at: string | null;
  /** ISO day of the newest round; null without any. */
  newest_day: string | null;
  /** Rounds of the seven days that end with it. */
  rounds_this_week: number | null;
}

export interface ClickLogTable {
  id: Generated<number>;
  track_id: string;
  /** Instant of the visitor's clock. */
  timestamp: string;
  /** Instant of the server's clock. */
  received_at: string;
  player_id: number | null;
  score_id: number | null;
  trophy_id: number | null;
  badge_id: number | null;
  item_id: number | null;
}

interface SubscribersRow {
  channel_link: string;
  /** Null: the platform does not tell. */
  count: number | null;
  /** Instant. */
  fetched_at: string;
}

/** How often something has happened to a release, on all servers. */
export interface ReleaseCountRow {
  /** "mfe-courses 1.0.0-3f9a0c1b2d" */
  release: string;
  /** When the trial began that it counts for; "" where it counts for none. */
  since: string;
  what: string;
  count: number;
}

interface SharedKeyRow {
  name: string;
  value: string;
}

/** What an import replaces. */
export interface ContentTables {
  countries: CountryRow;
  players: PlayerRow;
  channels: ChannelRow;
  courses: CourseRow;
  tees: TeeRow;
  course_images: CourseImageRow;
  rounds: RoundRow;
  trophies: TrophyRow;
  achievements: AchievementRow;
  items: ItemRow;
  cabinets: CabinetRow;
  unlocked_items: UnlockedItemRow;
  pictures: PictureRow;
  player_summaries: PlayerSummaryRow;
  records: RecordsRow;
  course_summaries: CourseSummaryRow;
}

export interface Tables extends ContentTables {
  meta: MetaRow;
  click_log: ClickLogTable;
  subscribers: SubscribersRow;
  release_counts: ReleaseCountRow;
  shared_keys: SharedKeyRow;
}

export type Database = Kysely<Tables>;
