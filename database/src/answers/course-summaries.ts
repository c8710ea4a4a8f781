import type { CourseDay, CourseLine, CourseSummary, NetOfPlayer, TeeSummary } from '@golf/shared/api';
import type { Kysely } from 'kysely';
import type { StoredDay } from '../summaries/courses/course-book.ts';
import type { Tables } from '../schema.ts';
import { courses, courseTees } from './courses.ts';
import { divided } from './divided.ts';
import { holderOf } from './records.ts';
import { readCourse, storedCourse, type ReadCourse } from './stored-course.ts';

const marksOf = ({ tees, net }: ReadCourse) => [
  ...tees.flatMap(({ leader, steps }) => [...(leader ? [leader] : []), ...steps.flat()]),
  ...net,
];

/** `/api/courses/{id}/summary`: what the import derived, with the course's own fields. */
export async function courseSummary(database: Kysely<Tables>, id: number): Promise<CourseSummary | null> {
  const stored = await storedCourse(database, id);
  const course = (await courses(database)).find(({ course_id: other }) => other === id);
  const tees = await courseTees(database, id);
  if (!stored || !course || !tees) return null;
  const toHolder = await holderOf(database, marksOf(stored));
  const nameOf = await namesOf(database, stored);
  const toDay = ({ date, rounds, sum, players }: StoredDay): CourseDay => ({
    date,
    rounds,
    to_handicap: divided(sum, 100 * rounds),
    players: players.flatMap((player) => nameOf.get(player) ?? []),
  });
  const teeOf = new Map(tees.map((tee) => [tee.tee_id, tee]));
  return {
    course,
    rounds: stored.rounds,
    players: stored.players,
    last_played: stored.last_played,
    best: stored.best,
    tees: stored.tees.flatMap(({ tee, rounds, players, hardest, leader, steps }): TeeSummary[] => {
      const found = teeOf.get(tee);
      if (!found) return [];
      const named = steps.map((step) => step.map((mark) => toHolder(mark, 1)));
      return [{ ...found, rounds, players, hardest, leader: leader && toHolder(leader, 1), steps: named }];
    }),
    net: stored.net.map(({ tee, rounds, place, tied, ...mark }): NetOfPlayer => ({
      ...toHolder(mark, 100),
      tee_id: tee,
      rounds,
      place,
      tied,
    })),
    hardest_days: stored.hardest_days.map(toDay),
    easiest_days: stored.easiest_days.map(toDay),
  };
}

async function namesOf(database: Kysely<Tables>, { hardest_days: hardest, easiest_days: easiest }: ReadCourse) {
  const ids = [...hardest, ...easiest].flatMap(({ players }) => players);
  const rows = await database
    .selectFrom('players')
    .select(['id', 'name', 'live'])
    .where('id', 'in', [0, ...new Set(ids)])
    .execute();
  return new Map(rows.map(({ id, name, live }) => [id, { player_id: id, name, live: live === 1 }]));
}

/** `/api/course-summaries`: one line per course with a leaderboard, by id. Null: no import has derived them yet. */
export async function courseLines(database: Kysely<Tables>): Promise<CourseLine[] | null> {
  const bodies = await database.selectFrom('course_summaries').selectAll().orderBy('course_id').execute();
  if (bodies.length === 0) return null;
  const stored = new Map(bodies.map((row) => [row.course_id, readCourse(row)]));
  const leaders = [...stored.values()].flatMap(({ tees }) => tees.flatMap(({ leader }) => leader ?? []));
  const toHolder = await holderOf(database, leaders);
  const teeRows = await database.selectFrom('tees').selectAll().execute();
  const teeOf = new Map(teeRows.map((tee) => [tee.id, tee]));
  const images = await database
    .selectFrom('course_images')
    .select(['course_id', 'image_path'])
    .orderBy('id', 'desc')
    .execute();
  // Later entries overwrite earlier ones, so the lowest id wins.
  const pictureOf = new Map(images.map((image) => [image.course_id, image.image_path]));
  return [...stored].map(([courseId, { rounds, last_played: lastPlayed, best, tees }]): CourseLine => {
    const hardest = teeOf.get(tees.find((tee) => tee.hardest)?.tee ?? 0);
    return {
      course_id: courseId,
      picture: pictureOf.get(courseId) ?? null,
      rounds,
      last_played: lastPlayed,
      best,
      tee: hardest
        ? {
            name: hardest.name,
            gender: hardest.gender === 'F',
            par: hardest.par,
            course_rating: hardest.course_rating / 10,
            slope_rating: hardest.slope_rating,
            length: hardest.length,
          }
        : null,
      leaders: tees.flatMap(({ tee: teeId, leader }) => {
        const tee = teeOf.get(teeId);
        if (!leader || !tee || leader.round === null) return [];
        const { player_id: playerId, name, live } = toHolder(leader, 1);
        const round = { score_id: leader.round, gross: leader.value, score: leader.value - tee.par };
        return [{ player_id: playerId, name, live, ...round, tee: tee.name, gender: tee.gender === 'F' }];
      }),
    };
  });
}
