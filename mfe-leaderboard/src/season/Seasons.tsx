import { seasonsResource } from '@golf/shared/api';
import { PAGE_HEADS, ROUTES, usePageHead } from '@golf/shared/platform';
import { ResourcePage } from '../ResourcePage.tsx';
import { positionsPath } from '@golf/shared/routes';
import { Board, LinkButton, Page } from '@golf/shared/ui';
import { SeasonTable } from './SeasonTable.tsx';

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
            <SeasonTable seasons={seasons} />
            <p>
              <LinkButton to={positionsPath([])}>Positions over time</LinkButton>
            </p>
          </Page>
        </>
      )}
    </ResourcePage>
  );
}
