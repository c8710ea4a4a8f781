import { ROUTES } from '@golf/shared/routes';
import { Route, Routes } from 'react-router-dom';
import { useIntentNavigation } from './composition/use-intent-navigation.ts';
import { useRouteChange } from './composition/use-route-change.ts';
import { ANNOUNCER_ID } from './layout/announcer.ts';
import { BackToTop } from './layout/BackToTop.tsx';
import { Footer } from './layout/Footer.tsx';
import { Header } from './layout/Header.tsx';
import { PatronBanner } from './layout/PatronBanner.tsx';
import { ArticleListPage, ArticlePage } from './pages/ArticlePages.tsx';
import { CoursesPage } from './pages/CoursesPage.tsx';
import { HomePage } from './pages/HomePage.tsx';
import { NotFoundPage } from './pages/NotFoundPage.tsx';
import { PrivacyPage } from './pages/PrivacyPage.tsx';
import { TrophyRoomOverlay } from './pages/TrophyRoomOverlay.tsx';

/** The whole page: what every route has, and the matched route between. */
export function App() {
  useRouteChange();
  useIntentNavigation();
  return (
    <>
      <a className="skip" href="#content">
        Skip to content
      </a>
      <Header />
      <main id="content" tabIndex={-1}>
        <Routes>
          <Route path={ROUTES.home} element={<HomePage />} />
          <Route path={ROUTES.trophyRoom} element={<HomePage />} />
          <Route path={ROUTES.courses} element={<CoursesPage />} />
          <Route path={ROUTES.articles} element={<ArticleListPage />} />
          <Route path={ROUTES.article} element={<ArticlePage />} />
          <Route path={ROUTES.privacy} element={<PrivacyPage />} />
          <Route path="*" element={<NotFoundPage />} />
        </Routes>
      </main>
      <PatronBanner />
      <Footer />
      <BackToTop />
      <TrophyRoomOverlay />
      <div id={ANNOUNCER_ID} aria-live="polite" className="unseen" />
    </>
  );
}
