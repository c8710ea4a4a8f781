import { seasonsResource } from '@golf/shared/api';
import { PAGE_HEADS, ROUTES, usePageHead } from '@golf/shared/platform';
import { ResourcePage } from '../ResourcePage.tsx';
import { positionsPath } from '@golf/shared/routes';
import { Board, LinkButton, Page } from '@golf/shared/ui';
import { SeasonLinks } from './SeasonLinks.tsx';

/** All years with rounds. */
export function Seasons() {
  usePageHead(PAGE_HEADS.seasons);
  return (
    <ResourcePage
      resource={seasonsResource}
      title="Seasons"
      lost="We can’t load the seasons right now."
      elsewhere={{ to: ROUTES.home, words: 'Today’s leaderboard' }}
    >
      {(seasons) => (
        <>
          <Board title="Seasons" lead="Year by year: the champion, the final table, the best rounds" />
          <Page>
            {seasons.length > 0 ? <SeasonLinks seasons={seasons} /> : <p>No rounds are tracked yet.</p>}
            <p>
              <LinkButton to={positionsPath([])}>Positions over time</LinkButton>
            </p>
          </Page>
        </>
      )}
    </ResourcePage>
  );
}
