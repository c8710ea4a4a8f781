import {
  changesResource,
  courseOfUpdate,
  coursesResource,
  courseUpdatesResource,
  type Changes,
  type CourseUpdate,
} from '@golf/shared/api';
import { PAGE_HEADS, ROUTES, usePageHead } from '@golf/shared/platform';
import { calculatorPath, pathOfCourse } from '@golf/shared/routes';
import { pictureOfSize } from '@golf/shared/site';
import { Board, CourseName, Failure, OptionalPicture, Page, Sections, useDates } from '@golf/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import styles from './ChangesPage.module.css';

type Change = Changes['changes'][number];

interface Feature {
  name: string;
  /** Path of a page with the feature; null: on every page, or unknown. */
  path: string | null;
}

/** Feature names of the apps, for visitors. */
const FEATURES: Readonly<Record<string, Feature>> = {
  shell: { name: 'Whole site', path: null },
  'mfe-leaderboard': { name: 'Handicaps', path: ROUTES.home },
  'mfe-trophy-room': { name: 'Trophy Rooms', path: null },
  'mfe-courses': { name: 'Courses', path: ROUTES.courses },
  'mfe-articles': { name: 'Articles', path: ROUTES.articles },
  'mfe-calculator': { name: 'Calculator', path: calculatorPath },
};

/** Size of a course's picture in px. */
const PICTURE = { width: 96, height: 72 };

/** "mfe-club-fitting" → "Club fitting" */
function featureOf(app: string): Feature {
  const words = app.replace(/^mfe-/, '').replaceAll('-', ' ');
  return FEATURES[app] ?? { name: words.charAt(0).toUpperCase() + words.slice(1), path: null };
}

/** Instants → their days, latest first. */
const daysOf = (instants: readonly string[]) =>
  [...new Set(instants.map((at) => at.slice(0, 10)))].toSorted().toReversed();

/** The lines of some changes, in order, with the features of each: one change may affect several. */
function linesOf(changes: readonly Change[]): (readonly [line: string, features: Feature[]])[] {
  const told = changes.flatMap(({ app, lines }) => lines.map((line) => ({ line, feature: featureOf(app) })));
  const byLine = Map.groupBy(told, ({ line }) => line);
  // Two releases of one app may have the same note.
  const distinct = (features: Feature[]) => [...new Map(features.map((feature) => [feature.name, feature])).values()];
  return [...byLine].map(([line, of]) => [line, distinct(of.map(({ feature }) => feature))]);
}

function Lines({ changes }: { changes: readonly Change[] }) {
  return linesOf(changes).map(([line, features]) => (
    <li key={line}>
      <span className={styles.feature}>
        {features.map(({ name, path }, at) => (
          <Fragment key={name}>
            {at > 0 && ', '}
            {path === null ? name : <Link to={path}>{name}</Link>}
          </Fragment>
        ))}
      </span>{' '}
      <span>{line}</span>
    </li>
  ));
}

/** A new course leaderboard, linked to its page once the list of courses, which has the id, is loaded. */
function Released({ update }: { update: CourseUpdate }) {
  const { name: club, course: own, feature_image: picture } = update;
  const { data: courses } = useQuery(coursesResource);
  const course = courseOfUpdate(update, courses);
  return (
    <li>
      <span className={styles.feature}>Courses</span>{' '}
      <span>
        New leaderboard:{' '}
        <Link to={course ? pathOfCourse(course) : ROUTES.courses}>
          <CourseName name={own && !club.includes(own) ? `${club} – ${own}` : club} />
        </Link>
      </span>
      {picture && (
        <OptionalPicture
          {...pictureOfSize(`/images/courses/${picture}`, PICTURE.width)}
          {...PICTURE}
          alt=""
          loading="lazy"
          className={styles.picture}
        />
      )}
    </li>
  );
}

/** Release notes for visitors and new course leaderboards, latest first; commit messages are for the teams. */
export function ChangesPage() {
  const { formatDay } = useDates();
  usePageHead(PAGE_HEADS.changes);
  const { data, isError, refetch } = useQuery(changesResource);
  // Another backend may have no course updates; after an error they may still load on retry.
  const courses = useQuery(courseUpdatesResource);
  const told = data?.changes.filter(({ said, lines }) => said && lines.length > 0) ?? [];
  const released = courses.data ?? [];
  const isReady = (data ?? isError) && !courses.isPending;
  const days = isReady ? daysOf([...told.map(({ at }) => at), ...released.map(({ updated_at: at }) => at)]) : [];
  return (
    <>
      <Board title="What’s New" lead="Changes to the site and new course leaderboards, the latest first" />
      <Page prose>
        {/* A short list fills half a screen only: the footer moves up. */}
        <div className={styles.whole} data-short-page={isReady || undefined}>
          {isError && !data && <Failure onRetry={refetch}>What has changed isn’t available right now.</Failure>}
          <Sections>
            {days.map((day) => (
              <Fragment key={day}>
                <h2>
                  <time dateTime={day}>{formatDay(day)}</time>
                </h2>
                <ul className={styles.changes}>
                  <Lines changes={told.filter(({ at }) => at.startsWith(day))} />
                  {released
                    .filter(({ updated_at: at }) => at.startsWith(day))
                    .map((update) => (
                      <Released key={`${update.name} ${update.course}`} update={update} />
                    ))}
                </ul>
              </Fragment>
            ))}
          </Sections>
        </div>
        {data && isReady && days.length === 0 && <p>Nothing to tell yet. The first change will be listed here.</p>}
      </Page>
    </>
  );
}
