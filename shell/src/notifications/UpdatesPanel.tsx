import {
  courseOfUpdate,
  coursesResource,
  courseUpdatesResource,
  scoreUpdatesResource,
  type CourseUpdate,
} from '@golf/shared/api';
import { countFollowedOnly, followedPreference, usePreference } from '@golf/shared/platform';
import { Failure, Status, useDates } from '@golf/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { Fragment, useEffect, useRef, useState } from 'react';
import { CourseEntry } from './CourseEntry.tsx';
import { byDay } from './days.ts';
import { Loading } from './Loading.tsx';
import { hasMore, PAGE } from './paging.ts';
import { ScoreEntry } from './ScoreEntry.tsx';
import { badgeOf, countedOf, seenUntil, unreadCount } from './unread.ts';
import styles from './UpdatesPanel.module.css';

interface UpdatesPanelProps {
  /** Id of the last score update seen before the panel opened: newer updates are marked. */
  seenBefore: number;
  onClose: () => void;
}

/** Time that a released leaderboard counts as new, in ms. Applies to first visits as well. */
const NEWS = 30 * 86_400_000;

/** Legend of the dots. A first-time visitor has no last visit. */
function legendOf(fresh: number, seenBefore: number): string {
  if (seenBefore > 0) return `${fresh > 0 ? `${badgeOf(fresh)} new` : 'New'} since your last visit`;
  if (fresh === 0) return 'New in the last 30 days';
  return fresh === 1 ? 'Latest round' : `Latest ${fresh} rounds`;
}

/** Content of the notifications panel: released courses first, then scores by day. */
export function UpdatesPanel({ seenBefore, onClose }: UpdatesPanelProps) {
  const { formatDay } = useDates();
  const scores = useQuery(scoreUpdatesResource);
  // Each opening refetches both lists.
  const courses = useQuery({ ...courseUpdatesResource, staleTime: 0 });
  // The list of courses provides the id that an update lacks. The panel does not wait for that list.
  const { data: allCourses } = useQuery(coursesResource);
  const [shown, setShown] = useState(PAGE);
  const [now] = useState(Date.now);
  const scroller = useRef<HTMLDivElement>(null);

  const scoreUpdates = scores.data ?? [];
  const counted = countedOf(scoreUpdates, usePreference(countFollowedOnly), usePreference(followedPreference));
  const courseUpdates = (courses.data ?? []).slice(0, shown);
  const more = hasMore(shown, scoreUpdates.length);

  useEffect(() => {
    // The last page removes the button: the focus moves to the first added entry.
    if (shown === PAGE || more) return;
    scroller.current?.querySelectorAll<HTMLElement>('[data-event^="notification-player"]')[shown - PAGE]?.focus();
    // oxlint-disable-next-line react/exhaustive-deps -- on the press of the button only
  }, [shown]);

  if (scores.isPending || courses.isPending) return <Loading />;
  const failed = [scores, courses].filter(({ isError }) => isError);
  const retry = () => Promise.all(failed.map(({ refetch }) => refetch()));
  const isEmpty = scoreUpdates.length + courseUpdates.length === 0;
  if (isEmpty && failed.length === 0) return <p className={styles.empty}>No updates yet.</p>;
  const fresh = new Set(counted.slice(0, unreadCount(counted, seenBefore)));
  // Course updates have no id to compare: their age decides, relative to the scores already seen.
  const newFrom = scores.data ? Math.max(seenUntil(scoreUpdates, seenBefore), now - NEWS) : now;
  const isNew = ({ updated_at: at }: CourseUpdate) => Date.parse(at) > newFrom;
  return (
    <>
      {(fresh.size > 0 || courseUpdates.some(isNew)) && (
        <p className={styles.legend}>
          <span aria-hidden className={styles.fresh} />
          {legendOf(fresh.size, seenBefore)}
        </p>
      )}
      <div ref={scroller} className={styles.scroller}>
        {failed.length > 0 && (
          <Failure onRetry={retry}>
            {isEmpty ? 'The updates aren’t available right now.' : 'Some updates aren’t available right now.'}
          </Failure>
        )}
        {courseUpdates.length > 0 && (
          <>
            <h3 className={styles.day}>Course Leaderboards Released</h3>
            <ul className={styles.list}>
              {courseUpdates.map((update) => (
                <CourseEntry
                  key={`${update.name} ${update.course}`}
                  update={update}
                  courseId={courseOfUpdate(update, allCourses)?.course_id}
                  fresh={isNew(update)}
                  now={now}
                  onChoose={onClose}
                />
              ))}
            </ul>
          </>
        )}
        {byDay(scoreUpdates.slice(0, shown), now, formatDay).map(({ words, age, updates }) => (
          <Fragment key={updates[0]?.score_id}>
            <h3 className={styles.day}>
              {words}
              {age && (
                <>
                  {' '}
                  <span>{age}</span>
                </>
              )}
            </h3>
            <ul className={styles.list}>
              {updates.map((update) => (
                <ScoreEntry
                  key={update.score_id}
                  update={update}
                  fresh={fresh.has(update)}
                  now={age === null ? now : null}
                  onChoose={onClose}
                />
              ))}
            </ul>
          </Fragment>
        ))}
        <Status message={shown > PAGE && `${Math.min(shown, scoreUpdates.length)} rounds shown`} />
        {more && (
          <button
            type="button"
            className={styles.more}
            data-event="notifications-more"
            onClick={() => setShown(shown + PAGE)}
          >
            Load More
          </button>
        )}
      </div>
    </>
  );
}
