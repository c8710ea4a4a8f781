import {
  cabinetResources,
  playerChannelsResource,
  playerHistoryResource,
  playerRoundsResource,
  playerSummaryResource,
  type PlayerSummary,
} from '@golf/shared/api';
import { SlotPlaceholder, usePageHead, type PlayerProps } from '@golf/shared/platform';
import { Page, QueryPart, Section, Skeleton } from '@golf/shared/ui';
import { useQuery } from '@tanstack/react-query';
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
import { Nobody } from './Nobody.tsx';
import styles from './Player.module.css';
import { RecordsHeld } from './RecordsHeld.tsx';
import { Trophies } from './Trophies.tsx';

/** One player: handicap and its calculation, history, form, courses, records, rounds. */
export function Player({ playerId }: PlayerProps) {
  const { data: summary, isError, refetch } = useQuery(playerSummaryResource(playerId));
  if (summary) return <Known summary={summary} />;
  if (summary === null) return <Nobody />;
  if (!isError) return <SlotPlaceholder />;
  return <LostPlayer playerId={playerId} onRetry={refetch} />;
}

function Known({ summary }: { summary: PlayerSummary }) {
  const { player, neighbours, form, courses, improvements } = summary;
  const rounds = useQuery(playerRoundsResource(player.id));
  const history = useQuery(playerHistoryResource(player.id));
  const { data: channels } = useQuery(playerChannelsResource(player.id));
  const { data: trophies } = useQuery(cabinetResources(player.id).trophies);
  usePageHead(headOfPlayer(summary, channels?.flatMap(({ channel_link: link }) => link ?? []) ?? []));
  return (
    <>
      <Hero summary={summary} />
      <Page>
        <Introduction player={player} neighbours={neighbours} />
        <Calculation summary={summary} rounds={rounds.data ?? []} />
        {improvements.length > 0 && <Improvements improvements={improvements} />}
        <section className={styles.history}>
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
        {summary.records && summary.records.length > 0 && <RecordsHeld records={summary.records} />}
        {trophies && trophies.length > 0 && <Trophies playerId={player.id} trophies={trophies} />}
        <Section title="Rounds">
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
      </Page>
    </>
  );
}
