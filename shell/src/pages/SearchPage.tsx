import { matchRoute, titled, type FoundPage } from '@golf/shared/pages';
import { RemoteSlot, usePageHead } from '@golf/shared/platform';
import { LONGEST_QUERY } from '@golf/shared/search';
import { Board, LinkButton, Notice, Page, Skeleton } from '@golf/shared/ui';
import { SearchBox } from '../search/SearchBox.tsx';
import { HINT, nothingFor, TOO_LONG } from '../search/words.ts';
import styles from './SitePage.module.css';

const WAITING = <Skeleton rows={3} rowHeight={3.5} label="Searching" />;

const ways = <LinkButton to="/courses">All courses</LinkButton>;

/** The page of a search: its field, and the results of each remote in a slot. */
export default function SearchPage({ page }: { page: FoundPage }) {
  const match = matchRoute(page.address);
  const query = match?.route === 'searchResults' ? match.params.query : '';
  const isTooLong = query.length > LONGEST_QUERY;
  const isAsked = query !== '' && !isTooLong;
  // No canonical path: search engines do not list searches.
  usePageHead({ ...page.head, ...(isAsked && { title: titled(`“${query}” – Search`) }), path: null });
  return (
    <>
      <Board
        title={
          isAsked ? (
            <>
              Results for “<bdi>{query}</bdi>”
            </>
          ) : (
            'Search'
          )
        }
        lead={isAsked ? undefined : 'Players, courses, rounds, records, articles and words of golf'}
      />
      <Page>
        <div className={styles.searchField}>
          <SearchBox landmark="Results" label="Search for" placeholder="A name, a club, a video" initial={query} />
        </div>
        {isTooLong && (
          <Notice title={TOO_LONG} hint={HINT}>
            {ways}
          </Notice>
        )}
        {isAsked && (
          <div className={styles.results}>
            {page.slots.map((slot) => (
              <RemoteSlot key={slot.name} {...slot} fallback={WAITING} />
            ))}
            <div className={styles.nothing}>
              <Notice title={nothingFor(query)} hint={HINT}>
                {ways}
              </Notice>
            </div>
          </div>
        )}
      </Page>
    </>
  );
}
