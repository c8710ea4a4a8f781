import type { PreviewedRelease } from '@golf/shared/platform/contract';
import { findPage } from '@golf/shared/pages';
import { VisuallyHidden } from '@golf/shared/ui';
import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { pageOf } from './composition/intent-address.ts';
import { useIntents } from './composition/use-intents.ts';
import { useRouteChange } from './composition/use-route-change.ts';
import { ANNOUNCER_ID } from './composition/announcer.ts';
import { Footer } from './layout/Footer.tsx';
import { Header } from './layout/Header.tsx';
import { PatronBanner } from './layout/PatronBanner.tsx';
import { PreviewBanner } from './layout/PreviewBanner.tsx';
import { NotFoundPage } from './pages/NotFoundPage.tsx';
import { SitePage } from './pages/SitePage.tsx';
import { TrophyRoomOverlay } from './pages/TrophyRoomOverlay.tsx';

interface AppProps {
  /** Empty: no preview. */
  previews?: readonly PreviewedRelease[] | undefined;
  /** Path without content on the server. */
  nowhere?: string | undefined;
}

/** Shared parts of every page. Constant elements: React skips their subtrees unless their own state changes. */
const HEADER = <Header />;
const BELOW = (
  <>
    <PatronBanner />
    <Footer />
  </>
);

export function App({ previews, nowhere }: AppProps) {
  const location = useLocation();
  const { page, room } = useMemo(() => pageOf(location, nowhere), [location, nowhere]);
  const shown = useMemo(() => findPage(page.pathname), [page.pathname]);
  useRouteChange(page.pathname, shown?.key ?? page.pathname);
  useIntents(page);
  return (
    <>
      <a className="skip" href="#content">
        Skip to content
      </a>
      {previews && <PreviewBanner previews={previews} />}
      {HEADER}
      <main id="content" tabIndex={-1}>
        {shown ? <SitePage key={shown.key} page={shown} /> : <NotFoundPage />}
      </main>
      {BELOW}
      <TrophyRoomOverlay asked={room} page={page} />
      <VisuallyHidden id={ANNOUNCER_ID} aria-live="polite" />
    </>
  );
}
