import type { PreviewedRelease } from '@golf/shared/platform/contract';
import { ROUTES } from '@golf/shared/routes';
import { VisuallyHidden } from '@golf/shared/ui';
import { useMemo } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { pageOf } from './composition/intent-address.ts';
import { useIntents } from './composition/use-intents.ts';
import { useRouteChange } from './composition/use-route-change.ts';
import { ANNOUNCER_ID } from './composition/announcer.ts';
import { Footer } from './layout/Footer.tsx';
import { Header } from './layout/Header.tsx';
import { PatronBanner } from './layout/PatronBanner.tsx';
import { PreviewBanner } from './layout/PreviewBanner.tsx';
import { ApiPage } from './pages/ApiPage.tsx';
import { ArticleListPage, ArticlePage } from './pages/ArticlePages.tsx';
import { ChangesPage } from './pages/ChangesPage.tsx';
import { ComparePage, ComparisonPage } from './pages/ComparePages.tsx';
import { CoursePage } from './pages/CoursePage.tsx';
import { CoursesPage } from './pages/CoursesPage.tsx';
import { DataPage } from './pages/DataPage.tsx';
import { HomePage } from './pages/HomePage.tsx';
import { NotFoundPage } from './pages/NotFoundPage.tsx';
import { PlayerPage } from './pages/PlayerPage.tsx';
import { RecordsPage } from './pages/RecordsPage.tsx';
import { StatementPage } from './pages/StatementPage.tsx';
import { TrophyRoomOverlay } from './pages/TrophyRoomOverlay.tsx';

interface AppProps {
  preview?: PreviewedRelease | undefined;
  /** The path at which the server has found nothing. */
  nowhere?: string | undefined;
}

/** What every page has alike. The same elements each time: React renders what is in them anew only where it changes. */
const HEADER = <Header />;
const BELOW = (
  <>
    <PatronBanner />
    <Footer />
  </>
);

/** The whole page: what every route has, and the matched route between. */
export function App({ preview, nowhere }: AppProps) {
  const location = useLocation();
  const { page, room } = useMemo(() => pageOf(location, nowhere), [location, nowhere]);
  useRouteChange(page);
  useIntents(page);
  return (
    <>
      <a className="skip" href="#content">
        Skip to content
      </a>
      {preview && <PreviewBanner preview={preview} />}
      {HEADER}
      <main id="content" tabIndex={-1}>
        <Routes location={page}>
          <Route path={ROUTES.home} element={<HomePage />} />
          <Route path={ROUTES.courses} element={<CoursesPage />} />
          <Route path={ROUTES.course} element={<CoursePage />} />
          <Route path={ROUTES.articles} element={<ArticleListPage />} />
          <Route path={ROUTES.article} element={<ArticlePage />} />
          <Route path={ROUTES.player} element={<PlayerPage />} />
          <Route path={ROUTES.compare} element={<ComparePage />} />
          <Route path={ROUTES.comparison} element={<ComparisonPage />} />
          <Route path={ROUTES.records} element={<RecordsPage />} />
          <Route path={ROUTES.data} element={<DataPage />} />
          <Route path={ROUTES.changes} element={<ChangesPage />} />
          <Route path={ROUTES.privacy} element={<StatementPage about="privacy" />} />
          <Route path={ROUTES.accessibility} element={<StatementPage about="accessibility" />} />
          <Route path={ROUTES.developers} element={<ApiPage />} />
          <Route path="*" element={<NotFoundPage />} />
        </Routes>
      </main>
      {BELOW}
      <TrophyRoomOverlay asked={room} page={page} />
      <VisuallyHidden id={ANNOUNCER_ID} aria-live="polite" />
    </>
  );
}
