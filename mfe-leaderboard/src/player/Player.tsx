import {
  cabinetResources,
  playerChannelsResource,
  playerHistoryResource,
  playerRoundsResource,
  playerSummaryResource,
  type PlayerSummary,
  type Trophy,
} from '@golf/shared/api';
import { SlotPlaceholder, usePageHead, type PlayerProps } from '@golf/shared/platform';
import { NotFoundPage } from '../ResourcePage.tsx';
import { Page, QueryPart, Section, SectionBar, Skeleton } from '@golf/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { HandicapHistory } from '../detail/HandicapHistory.tsx';
import { Neighbours } from '../detail/Neighbours.tsx';
import { RoundsTable } from '../detail/RoundsTable.tsx';
import { Calculation } from './Calculation.tsx';
import { CoursesPlayed } from './CoursesPlayed.tsx';
import { FormFigures } from './FormFigures.tsx';
import { headOfPlayer } from './head-of-player.ts';
import { Hero } from './Hero.tsx';
import { Improvements } from './Improvements.tsx';
import { Introduction } from './Introduction.tsx';
import { LostPlayer } from './LostPlayer.tsx';
import styles from './Player.module.css';
import { RecordsHeld } from './RecordsHeld.tsx';
import { Trophies } from './Trophies.tsx';

/** One player: handicap and its calculation, history, form, courses, records, rounds. */
export function Player({ playerId }: PlayerProps) {
  const { data: summary, isError, refetch } = useQuery(playerSummaryResource(playerId));
  if (summary) return <Known summary={summary} />;
  if (summary === null) return <NotFoundPage />;
  if (!isError) return <SlotPlaceholder />;
  return <LostPlayer playerId={playerId} onRetry={refetch} />;
}

const NO_TROPHIES: readonly Trophy[] = [];
const NO_RECORDS: NonNullable<PlayerSummary['records']> = [];

const SECTIONS = [
  { id: 'handicap', title: 'Handicap' },
  { id: 'rounds', title: 'Rounds' },
  { id: 'history', title: 'History' },
  { id: 'courses', title: 'Courses' },
  { id: 'records', title: 'Records' },
  { id: 'trophies', title: 'Trophies' },
];

function Known({ summary }: { summary: PlayerSummary }) {
  const { player, neighbours, form, courses, improvements } = summary;
  const rounds = useQuery(playerRoundsResource(player.id));
  const history = useQuery(playerHistoryResource(player.id));
  const { data: channels } = useQuery(playerChannelsResource(player.id));
  const trophies = useQuery(cabinetResources(player.id).trophies).data ?? NO_TROPHIES;
  const records = summary.records ?? NO_RECORDS;
  const sections = useMemo(() => {
    const counts = new Map([
      ['courses', courses.length],
      ['records', records.length],
      ['trophies', trophies.length],
    ]);
    return SECTIONS.filter(({ id }) => counts.get(id) !== 0);
  }, [courses, records, trophies]);
  usePageHead(headOfPlayer(summary, channels?.flatMap(({ channel_link: link }) => link ?? []) ?? []));
  return (
    <>
      <Hero summary={summary} />
      <Page>
        <Introduction player={player} neighbours={neighbours} />
        <SectionBar name="Sections" sections={sections} />
        <div id="handicap">
          <Calculation summary={summary} rounds={rounds.data ?? []} />
        </div>
        <Section id="rounds" title="Rounds">
          <QueryPart
            query={rounds}
            failure="The rounds aren’t available right now."
            loading={<Skeleton rows={8} rowHeight={4} label="Loading the rounds" />}
          >
            {(all) =>
              all.length === 0 ? (
                <p className={styles.note}>No rounds on video yet.</p>
              ) : (
                <RoundsTable player={player} rounds={all} whole />
              )
            }
          </QueryPart>
        </Section>
        {improvements.length > 0 && <Improvements improvements={improvements} />}
        <section id="history" className={styles.history}>
          <QueryPart
            query={history}
            failure="The handicap history isn’t available right now."
            loading={<div className={styles.chartWait} />}
          >
            {(entries) => <HandicapHistory history={entries} handicap={player.handicap} />}
          </QueryPart>
        </section>
        <div className={styles.pair}>
          {form && player.handicap !== null && <FormFigures form={form} />}
          {neighbours.length > 0 && (
            <Section title="Neighbours on the leaderboard">
              <Neighbours player={player} position={summary.position} tied={summary.tied} neighbours={neighbours} />
            </Section>
          )}
        </div>
        {courses.length > 0 && <CoursesPlayed courses={courses} />}
        {records.length > 0 && <RecordsHeld records={records} />}
        {trophies.length > 0 && <Trophies playerId={player.id} trophies={trophies} />}
      </Page>
    </>
  );
}
