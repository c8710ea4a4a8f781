import { changesResource, type Changes } from '@golf/shared/api';
import { formatDay } from '@golf/shared/format';
import { PAGE_HEADS } from '@golf/shared/page-heads';
import { usePageHead } from '@golf/shared/platform';
import { Board, Page, Sections, Unavailable } from '@golf/shared/ui';
import { useQuery } from '@tanstack/react-query';
import styles from './ChangesPage.module.css';

type Change = Changes['changes'][number];

/** What visitors call the apps. */
const FEATURES: Readonly<Record<string, string>> = {
  shell: 'Every page',
  'mfe-leaderboard': 'Handicaps',
  'mfe-trophy-room': 'Trophy Rooms',
  'mfe-courses': 'Courses',
  'mfe-articles': 'Articles',
  'mfe-calculator': 'Calculator',
};

/** "mfe-club-fitting" → "Club fitting" */
function featureOf(app: string): string {
  const words = app.replace(/^mfe-/, '').replaceAll('-', ' ');
  return FEATURES[app] ?? words.charAt(0).toUpperCase() + words.slice(1);
}

/** The changes of one day, in order. */
const byDay = (changes: readonly Change[]) => [...Map.groupBy(changes, ({ at }) => at.slice(0, 10))];

/** The lines of some changes, in order, and the features that each is about: one change may reach several. */
function linesOf(changes: readonly Change[]): (readonly [line: string, features: string])[] {
  const told = changes.flatMap(({ app, lines }) => lines.map((line) => ({ line, feature: featureOf(app) })));
  const byLine = Map.groupBy(told, ({ line }) => line);
  return [...byLine].map(([line, of]) => [line, [...new Set(of.map(({ feature }) => feature))].join(', ')]);
}

function Lines({ changes }: { changes: readonly Change[] }) {
  return (
    <ul className={styles.changes}>
      {linesOf(changes).map(([line, features]) => (
        <li key={line}>
          <span className={styles.feature}>{features}</span> {line}
        </li>
      ))}
    </ul>
  );
}

/** What was written for visitors, and folded below it what only the commits say. */
function Day({ day, changes }: { day: string; changes: readonly Change[] }) {
  const [said, small] = [changes.filter((change) => change.said), changes.filter((change) => !change.said)];
  const count = linesOf(small).length;
  return (
    <>
      <h2>
        <time dateTime={day}>{formatDay(day)}</time>
      </h2>
      {said.length > 0 && <Lines changes={said} />}
      {count > 0 && (
        <details className={styles.small}>
          <summary>{count === 1 ? 'One small change' : `${count} small changes`}</summary>
          <Lines changes={small} />
        </details>
      )}
    </>
  );
}

/** What releases have changed on the site, the latest first. */
export function ChangesPage() {
  usePageHead(PAGE_HEADS.changes);
  const { data, isError, refetch } = useQuery(changesResource);
  const told = data?.changes.filter(({ lines }) => lines.length > 0);
  return (
    <>
      <Board title="What’s New" lead="What we’ve changed on the site, the latest first" />
      <Page prose>
        <Sections>
          {told && byDay(told).map(([day, changes]) => <Day key={day} day={day} changes={changes} />)}
        </Sections>
        {told?.length === 0 && <p>Nothing to tell yet. The first change will be listed here.</p>}
        {isError && !data && <Unavailable onRetry={refetch}>What has changed is not available right now.</Unavailable>}
      </Page>
    </>
  );
}
