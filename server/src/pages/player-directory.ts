import { courseSchema, playerSchema, rows } from '@golf/shared/api';
import { canonicalComparisonPath, pathOfCourse, playerPagePath } from '@golf/shared/routes';
import { pick } from 'valibot';
import type { ApiAnswer } from './renderer.ts';

export interface PlayedRounds {
  id: number;
  name: string;
  /** Number of rounds. */
  rounds: number;
}

export interface PlayerDirectory {
  /** Path of a player's page by id. */
  paths: ReadonlyMap<number, string>;
  announced: readonly string[];
  /** Announced players, each with the number of rounds. */
  played: readonly PlayedRounds[];
  /** Paths of comparisons: each announced player with the next one in the table. */
  pairs: readonly string[];
  /** Path of a course's page by id. */
  courses: ReadonlyMap<number, string>;
}

const decode = rows(pick(playerSchema, ['id', 'name', 'live', 'handicap', 'rounds']));
const decodeCourses = rows(pick(courseSchema, ['course_id', 'club_name', 'course_name']));

export interface DirectoryOptions {
  fetchAnswer: (path: string) => Promise<ApiAnswer>;
  /** Null: data of another backend. */
  dataVersion: () => string | null;
  /** Milliseconds until data of another backend is fetched again. Null: the data version decides. */
  maxAge: number | null;
}

/** Loads the page paths of players and courses. Null while they are unknown. */
export function createDirectory({ fetchAnswer, dataVersion, maxAge }: DirectoryOptions) {
  let known: { directory: Promise<PlayerDirectory | null>; version: string | null; madeAt: number } | null = null;

  async function read(): Promise<PlayerDirectory | null> {
    try {
      const [of, on] = await Promise.all(['/api/players', '/api/courses'].map(fetchAnswer));
      if (of?.status !== 200 || on?.status !== 200) return null;
      const players = decode(JSON.parse(of.body));
      const paths = new Map(players.map(({ id, name, live }) => [id, playerPagePath(id, live ? name : null)]));
      const announced = players.filter(({ live }) => live);
      const table = announced
        .flatMap(({ id, handicap }) => (handicap === null ? [] : [{ id, handicap }]))
        .toSorted((a, b) => a.handicap - b.handicap);
      return {
        paths,
        announced: announced.flatMap(({ id }) => paths.get(id) ?? []),
        // Another backend tells no numbers of rounds, and has no pages of them.
        played: announced.flatMap(({ id, name, rounds }) => (rounds === null ? [] : [{ id, name, rounds }])),
        pairs: table.slice(1).map(({ id }, above) => canonicalComparisonPath(table[above]?.id ?? id, id)),
        courses: new Map(decodeCourses(JSON.parse(on.body)).map((course) => [course.course_id, pathOfCourse(course)])),
      };
    } catch {
      return null;
    }
  }

  return async function directoryOf(): Promise<PlayerDirectory | null> {
    const version = dataVersion();
    const isOld = maxAge !== null && known !== null && Date.now() - known.madeAt > maxAge;
    if (!known || known.version !== version || isOld) known = { directory: read(), version, madeAt: Date.now() };
    const { directory } = known;
    const found = await directory;
    // After a failure the next visit retries.
    if (!found && known?.directory === directory) known = null;
    return found;
  };
}
