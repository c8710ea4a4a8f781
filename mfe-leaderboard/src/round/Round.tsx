import { roundPageResource, type RoundPage } from '@golf/shared/api';
import { formatScore } from '@golf/shared/format';
import { ROUTES, usePageHead, type RoundProps } from '@golf/shared/platform';
import { roundPagePath } from '@golf/shared/routes';
import { Page, QuietActions, Section, Share } from '@golf/shared/ui';
import { ResourcePage } from '../ResourcePage.tsx';
import { Explanation } from '../detail/Explanation.tsx';
import { Beside } from './Beside.tsx';
import { Changes } from './Changes.tsx';
import { headOfRound } from './head-of-round.ts';
import { RoundCorrections } from './RoundCorrections.tsx';
import { RoundHero } from './RoundHero.tsx';
import styles from './Round.module.css';
import { Together } from './Together.tsx';
import { RoundVideo } from './RoundVideo.tsx';

/** Page of a round: video, changes of handicap and place, adjusted score. */
export const Round = ({ roundId }: RoundProps) => (
  <ResourcePage
    resource={roundPageResource(roundId)}
    title="Round"
    lost="We can’t load this round right now."
    elsewhere={{ to: ROUTES.home, words: 'Back to the leaderboard' }}
  >
    {(page) => <Known page={page} />}
  </ResourcePage>
);

function Known({ page }: { page: RoundPage }) {
  usePageHead(headOfRound(page));
  const { player, round, together } = page;
  const path = roundPagePath(round.id, player.name, round.course);
  const words = `${player.name}: ${formatScore(round.score)} at ${round.course}`;
  return (
    <>
      <RoundHero page={page} />
      <Page>
        <div className={styles.first}>
          <div>
            <RoundVideo page={page} />
            {player.live && (
              <QuietActions>
                <Share path={path} title={words} words={words} event={`round-${round.id}`} />
              </QuietActions>
            )}
          </div>
          <div>
            <Section title="What it changed">
              <Changes page={page} />
            </Section>
            <Section title="How the adjusted score was calculated">
              <Explanation player={player} round={round} />
            </Section>
          </div>
        </div>
        {together.length > 0 && (
          <Section title="Also in this video">
            <Together page={page} />
          </Section>
        )}
        {page.corrections.length > 0 && (
          <Section title="Corrections">
            <RoundCorrections page={page} />
          </Section>
        )}
        <Beside page={page} />
      </Page>
    </>
  );
}
