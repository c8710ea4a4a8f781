import type { StoredCourse, StoredDay, StoredTee } from '../summaries/courses/course-book.ts';
import { handicapOf, sum, type Line, type Plain, type plainSite } from './plain-site.ts';

/* For tests: course summaries by a slow, naive program. */

type Site = ReturnType<typeof plainSite>;

const hundredths = (strokes: number) => Math.round(100 * strokes);
const timeOf = ({ date, id }: Plain) => `${date} ${String(id).padStart(12, '0')}`;
const byTime = (a: Plain, b: Plain) => (timeOf(a) < timeOf(b) ? -1 : 1);
const mark = ({ player, date, id }: Plain, value: number) => ({ player, value, date, since: null, round: id });
const unique = <T>(values: T[]) => [...new Set(values)];

/** Steps of a record: the round that broke it, and until the next step each other player's first equal round. */
function stepsOf(rounds: Plain[]): StoredTee['steps'] {
  const inTime = rounds.toSorted(byTime);
  const broken = inTime.filter((round, at) => inTime.slice(0, at).every(({ gross }) => gross > round.gross));
  return broken.map((first) => {
    const same = inTime.filter((round) => {
      const standing = broken.findLast((other) => timeOf(other) <= timeOf(round));
      return round.gross === first.gross && standing === first;
    });
    const firsts = unique(same.map(({ player }) => player)).map((player) => same.find((one) => one.player === player));
    return firsts.slice(0, 5).flatMap((round) => (round ? [mark(round, round.gross)] : []));
  });
}

function daysOf(rounds: Plain[], site: Site): Pick<StoredCourse, 'hardest_days' | 'easiest_days'> {
  const told = rounds.flatMap((round) => {
    const own = site.roundsOf.get(round.player) ?? [];
    const before = handicapOf(own.slice(0, own.indexOf(round)).map(({ net }) => net));
    return before === null ? [] : [{ ...round, over: hundredths(round.net) - hundredths(before) }];
  });
  const days = unique(told.map(({ date }) => date))
    .toSorted()
    .map((date): StoredDay => {
      const on = told.filter((round) => round.date === date);
      const players = unique(on.map(({ player }) => player)).toSorted((a, b) => a - b);
      return {
        date,
        sum: sum(on.map(({ over }) => over)),
        rounds: on.length,
        players: players.length > 3 ? [] : players,
      };
    });
  const mean = (day: StoredDay) => day.sum / day.rounds;
  const hardest = days.toSorted((a, b) => mean(b) - mean(a) || a.date.localeCompare(b.date));
  const easiest = days.toSorted((a, b) => mean(a) - mean(b) || b.date.localeCompare(a.date));
  const count = Math.min(3, Math.floor(days.length / 2));
  return { hardest_days: hardest.slice(0, count), easiest_days: easiest.slice(0, count) };
}

function teesOf(course: number, { tees }: Site): Line[] {
  const rating = (tee: Line) => Number(tee['course_rating']) * 1000 + Number(tee['slope_rating']);
  const own = tees.filter((tee) => Number(tee['course_id']) === course);
  return ['M', 'F'].flatMap((gender) =>
    own
      .filter((tee) => tee['gender'] === gender)
      .toSorted((a, b) => rating(b) - rating(a) || Number(a['id']) - Number(b['id'])),
  );
}

/** Each released course, by id. */
export function plainCourses(site: Site): [number, StoredCourse][] {
  const { courses, teeOf, all } = site;
  const released = [...courses.values()].filter((line) => line['released_at']);
  return released
    .map((line) => Number(line['id']))
    .toSorted((a, b) => a - b)
    .map((course) => {
      const rounds = all.filter(({ tee, holes }) => holes === 18 && Number(teeOf.get(tee)?.['course_id']) === course);
      const tees = teesOf(course, site);
      const players = unique(rounds.map(({ player }) => player));
      const bests = players
        .map((player) => {
          const own = rounds.filter((round) => round.player === player).toSorted(byTime);
          const lowest = Math.min(...own.map(({ net }) => net));
          return { best: own.find(({ net }) => net === lowest) as Plain, rounds: own.length }; // Cast: one of them has the lowest.
        })
        .toSorted((a, b) => a.best.net - b.best.net || byTime(a.best, b.best));
      const lowest = Math.min(...rounds.map(({ gross, par }) => gross - par));
      return [
        course,
        {
          rounds: rounds.length,
          players: players.length,
          last_played:
            rounds
              .map(({ date }) => date)
              .toSorted()
              .at(-1) ?? null,
          best: rounds.length > 0 ? lowest : null,
          sum: sum(rounds.map(({ gross, par }) => gross - par)),
          tees: tees.map((tee): StoredTee => {
            const from = rounds.filter((round) => round.tee === tee['id']);
            const isHardest = tees.find((other) => other['gender'] === tee['gender']) === tee;
            const [leader] = from.toSorted(
              (a, b) => a.gross - b.gross || a.tracked.localeCompare(b.tracked) || a.id - b.id,
            );
            return {
              tee: Number(tee['id']),
              rounds: from.length,
              players: unique(from.map(({ player }) => player)).length,
              hardest: isHardest,
              leader: isHardest && leader ? mark(leader, leader.gross) : null,
              steps: stepsOf(from),
              first: from
                .toSorted((a, b) => a.gross - b.gross || byTime(a, b))
                .slice(0, 6)
                .map(({ id }) => id),
            };
          }),
          net: bests.slice(0, 50).map(({ best, rounds: count }) => ({
            ...mark(best, hundredths(best.net)),
            tee: Number(best.tee),
            rounds: count,
            place: 1 + bests.filter((other) => other.best.net < best.net).length,
            tied: bests.filter((other) => other.best.net === best.net).length > 1,
          })),
          ...daysOf(rounds, site),
        },
      ];
    });
}
