import { recordsResource, seasonsResource, type SiteRecord, type SiteRecords } from '@golf/shared/api';
import { PAGE_HEADS, ROUTES, usePageHead } from '@golf/shared/platform';
import { ResourcePage } from '../ResourcePage.tsx';
import { Board, Page, SectionBar, useDates } from '@golf/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { SeasonLinks } from '../years/SeasonLinks.tsx';
import { Movers } from './Movers.tsx';
import { RecordEntry } from './RecordEntry.tsx';
import styles from './Records.module.css';
import { CountryRecords, CourseRecords } from './RecordTables.tsx';
import { LAST_30_DAYS } from './sections.ts';

/** Records page of the site. */
export const Records = () => (
  <ResourcePage
    resource={recordsResource}
    title="Records"
    lost="We can’t load the records right now."
    elsewhere={{ to: ROUTES.home, words: 'Today’s leaderboard' }}
  >
    {(records) => <Known records={records} />}
  </ResourcePage>
);

interface SectionProps {
  id: string;
  title: string;
  children: ReactNode;
}

function Section({ id, title, children }: SectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={styles.section}>
      <h2 id={`${id}-title`} className={styles.heading}>
        {title}
      </h2>
      {children}
    </section>
  );
}

/** Most common requirement of a section, if every record has one; null if they differ. */
function usualMinimumOf(records: readonly SiteRecord[]): string | null {
  const needed = records.flatMap(({ minimum }) => (minimum ? [minimum] : []));
  if (needed.length < records.length) return null;
  const [usual] = [...Map.groupBy(needed, (minimum) => minimum)].toSorted(([, a], [, b]) => b.length - a.length);
  return usual && usual[1].length > 1 ? usual[0] : null;
}

function Entries({ records }: { records: readonly SiteRecord[] }) {
  const usualMinimum = usualMinimumOf(records);
  return (
    <>
      <ol className={styles.records}>
        {records.map((record, index) => (
          <RecordEntry key={record.id} record={record} leads={index === 0} usualMinimum={usualMinimum} />
        ))}
      </ol>
      {usualMinimum && <p className={styles.usual}>Unless noted, a record needs at least {usualMinimum}.</p>}
    </>
  );
}

/**
 * Scrolls to the record named in the address. After a link is followed the browser looks for the target before the
 * record has rendered.
 */
function useNamedRecord(): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash]);
}

function Known({ records }: { records: SiteRecords }) {
  const { newest_day: newestDay, sections, courses, countries, movers } = records;
  const { data: seasons } = useQuery(seasonsResource);
  const { formatDay } = useDates();
  const all = sections.flatMap(({ records }) => records);
  usePageHead({
    ...PAGE_HEADS.records,
    items: all.map(({ id, name }) => ({ name, path: `${ROUTES.records}#${id}` })),
  });
  useNamedRecord();
  const entries = sections.map(({ id, title, records }) => ({
    id,
    title,
    content: <Entries records={records} />,
  }));
  const parts = [
    ...entries.slice(0, 1),
    ...(movers.up.length + movers.down.length > 0
      ? [
          {
            id: LAST_30_DAYS,
            title: 'Last 30 days',
            content: (
              <>
                <p className={styles.tableLead}>
                  Who gained and who lost the most places in the 30 days up to the latest round.
                </p>
                <Movers movers={movers} />
              </>
            ),
          },
        ]
      : []),
    ...entries.slice(1),
    ...(courses.length > 0
      ? [
          {
            id: 'courses',
            title: 'Course records',
            content: (
              <>
                <p className={styles.tableLead}>
                  The lowest 18-hole score to par from any tee, on courses that at least two players have played, sorted
                  by winning margin.
                </p>
                <CourseRecords courses={courses} />
              </>
            ),
          },
        ]
      : []),
    ...(countries.length > 0
      ? [
          {
            id: 'countries',
            title: 'By country',
            content: (
              <>
                <p className={styles.tableLead}>
                  The lowest 18-hole adjusted score by a player from each country, wherever it was played.
                </p>
                <CountryRecords countries={countries} />
              </>
            ),
          },
        ]
      : []),
    ...(seasons && seasons.length > 0
      ? [{ id: 'seasons', title: 'Seasons', content: <SeasonLinks seasons={seasons} /> }]
      : []),
  ];
  return (
    <>
      <Board title="Records" lead={newestDay ? `Still standing as of ${formatDay(newestDay)}` : 'Still standing'} />
      <Page>
        {parts.length === 0 && <p className={styles.note}>No records yet.</p>}
        {parts.length > 1 && <SectionBar name="Records" sections={parts} />}
        {parts.map(({ content, ...part }) => (
          <Section key={part.id} {...part}>
            {content}
          </Section>
        ))}
      </Page>
    </>
  );
}
