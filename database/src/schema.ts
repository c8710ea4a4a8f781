import type { Generated, Kysely } from 'kysely';

/*
 * Tables as created by migrations/. Types that both engines have: integers for flags (0 and 1) and for decimals (with
 * the unit stated), text for days (2026-11-15) and instants (2026-11-15T18:30:00Z).
 */

/** Largest id of players, rounds, courses …: the columns are 4-byte integers in PostgreSQL. */
export const LARGEST_ID = 2_147_483_647;

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
  /** Derived: site handicap in tenths of a stroke, plus handicaps negative. Null before the 5th round. */
  handicap: number | null;
  /** Derived: the same, 30 days before the newest tracked day. */
  handicap_30_days_ago: number | null;
  /** Derived: one digit per adjusted score of the latest ten (0 is the best), oldest first. Null without rounds. */
  form: string | null;
  /** Derived: strokes relative to par of the latest round. */
  latest_score: number | null;
  /** Derived: whether the player has achievements. */
  has_achievement: Flag;
}

export interface ChannelRow {
  player_id: number;
  /** 1 for the main channel, 2 to 4. */
  position: number;
  name: string;
  link: string | null;
  logo: string | null;
  /** From the data folder. Null: not given. */
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
  /** Instant. Null: the course has no leaderboard yet. */
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
  /** With a tee, `course`, `course_rating` and `slope_rating` are null: the tee provides them. */
  tee_id: number | null;
  course: string | null;
  holes: number;
  /** For the holes played. Null: that of the tee. */
  par: number | null;
  /** For 18 holes, in tenths of a stroke. */
  course_rating: number | null;
  slope_rating: number | null;
  gross: number;
  comments: string | null;
  pro: Flag;
  /** Derived: adjusted score in hundredths of a stroke. */
  net_score: number;
  /** Derived: one of the lowest 8 of the player's latest 20. */
  counts: Flag;
  /** Derived: history value after this round, in hundred-thousandths of a stroke. */
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
  /** Order in the file, as the rows have no id. */
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
  /** File name in the images folder: content hash and extension. */
  file: string;
}

/** Derived: summary of a player. */
export interface PlayerSummaryRow {
  player_id: number;
  /** JSON: a PlayerSummary of @golf/shared/api without `player`. */
  body: string;
}

/** Derived, one row: records. */
export interface RecordsRow {
  id: number;
  /** JSON: StoredRecords. */
  body: string;
}

/** Derived, one row: the leaderboard of each day. */
export interface PastBoardsRow {
  id: number;
  /** JSON: StoredBoards. */
  body: string;
}

/** What an import corrected in days that were known before it. Not content: imports add rows. */
interface CorrectionRow {
  id: number;
  /** Newest ISO day before the import. */
  known_until: string;
  /** Instant of the import. */
  corrected_at: string;
  /** JSON: StoredCorrection. */
  body: string;
}

/** Derived: summary of a course with a leaderboard. */
export interface CourseSummaryRow {
  course_id: number;
  /** JSON: StoredCourse. */
  body: string;
}

/** One row: metadata of the content. */
interface MetaRow {
  id: 1;
  /** Changes whenever an answer may change. "0" before the first import. */
  data_version: string;
  content_hash: string;
  /** Strokes of all rounds. */
  total_shots: number;
  /** Instant of the last import with changes. Null before the first import. */
  imported_at: string | null;
  /** ISO day of the newest round. Null without rounds. */
  newest_day: string | null;
  /** Rounds of the seven days that end with `newest_day`. */
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
  /** Null: YouTube hides it. */
  count: number | null;
  /** Instant. */
  fetched_at: string;
}

/** Count of an event of a release, over all servers. */
export interface ReleaseCountRow {
  /** "mfe-courses 1.0.0-3f9a0c1b2d" */
  release: string;
  /** Start of the trial that it counts for. Empty: no trial. */
  since: string;
  what: string;
  count: number;
}

interface SharedKeyRow {
  name: string;
  value: string;
}

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
  past_boards: PastBoardsRow;
  course_summaries: CourseSummaryRow;
}

export interface Tables extends ContentTables {
  meta: MetaRow;
  corrections: CorrectionRow;
  click_log: ClickLogTable;
  subscribers: SubscribersRow;
  release_counts: ReleaseCountRow;
  shared_keys: SharedKeyRow;
}

export type Database = Kysely<Tables>;
