import { changesResource, type Changes } from '@golf/shared/api';
import { PAGE_HEADS, ROUTES, usePageHead } from '@golf/shared/platform';
import { calculatorPath } from '@golf/shared/routes';
import { Board, Failure, Page, Sections, useDates } from '@golf/shared/ui';
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

/** "mfe-club-fitting" → "Club fitting" */
function featureOf(app: string): Feature {
  const words = app.replace(/^mfe-/, '').replaceAll('-', ' ');
  return FEATURES[app] ?? { name: words.charAt(0).toUpperCase() + words.slice(1), path: null };
}

/** The changes of one day, in order. */
const byDay = (changes: readonly Change[]) => [...Map.groupBy(changes, ({ at }) => at.slice(0, 10))];

/** The lines of some changes, in order, with the features of each: one change may affect several. */
function linesOf(changes: readonly Change[]): (readonly [line: string, features: Feature[]])[] {
  const told = changes.flatMap(({ app, lines }) => lines.map((line) => ({ line, feature: featureOf(app) })));
  const byLine = Map.groupBy(told, ({ line }) => line);
  // Two releases of one app may have the same note.
  const distinct = (features: Feature[]) => [...new Map(features.map((feature) => [feature.name, feature])).values()];
  return [...byLine].map(([line, of]) => [line, distinct(of.map(({ feature }) => feature))]);
}

function Lines({ changes }: { changes: readonly Change[] }) {
  return (
    <ul className={styles.changes}>
      {linesOf(changes).map(([line, features]) => (
        <li key={line}>
          <span className={styles.feature}>
            {features.map(({ name, path }, at) => (
              <Fragment key={name}>
                {at > 0 && ', '}
                {path === null ? name : <Link to={path}>{name}</Link>}
              </Fragment>
            ))}
          </span>{' '}
          {line}
        </li>
      ))}
    </ul>
  );
}

/** Release notes for visitors, latest first; commit messages are for the teams. */
export function ChangesPage() {
  const { formatDay } = useDates();
  usePageHead(PAGE_HEADS.changes);
  const { data, isError, refetch } = useQuery(changesResource);
  const told = data?.changes.filter(({ said, lines }) => said && lines.length > 0);
  const days = byDay(told ?? []);
  return (
    <>
      <Board title="What’s New" lead={`What we’ve changed on the site${days.length > 1 ? ', the latest first' : ''}`} />
      <Page prose>
        {/* A short list fills half a screen only: the footer moves up. */}
        <div className={styles.whole} data-short-page={told !== undefined || undefined}>
          <Sections>
            {days.map(([day, changes]) => (
              <Fragment key={day}>
                <h2>
                  <time dateTime={day}>{formatDay(day)}</time>
                </h2>
                <Lines changes={changes} />
              </Fragment>
            ))}
          </Sections>
        </div>
        {told?.length === 0 && <p>Nothing to tell yet. The first change will be listed here.</p>}
        {isError && !data && <Failure onRetry={refetch}>What has changed isn’t available right now.</Failure>}
      </Page>
    </>
  );
}
