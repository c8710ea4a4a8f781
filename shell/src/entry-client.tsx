import { matchRoute } from '@golf/shared/pages';
import {
  adoptPageData,
  applyTheme,
  createFederationLoader,
  createQueryClient,
  listenForClicks,
  Platform,
  reportStack,
} from '@golf/shared/platform';
import type { ErrorInfo } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { startAfterLoad } from './composition/after-load.ts';
import { watchForFailures } from './composition/failures.ts';
import { startFederation } from './composition/federation.ts';
import { listenForInspector } from './composition/inspect.ts';
import { CLIENT_ONLY, previewed, readPage, settlePreloaded, slotsOf, versionOn } from './composition/page.ts';
import { createPrefetch, prefetchOnIntent } from './composition/prefetch.ts';
import { preloadOwnPart } from './pages/own-parts.tsx';
import { SiteRouter } from './composition/SiteRouter.tsx';
import { followDeviceTheme } from './composition/device-theme.ts';
import './styles.css';

const page = readPage(document);
const versionOf = versionOn(page);
const queryClient = createQueryClient();
adoptPageData(queryClient, page.data);
const federation = startFederation(versionOf);
// Only a server-rendered page lists scripts. Any other page needs the containers, and so the runtime, at once.
if (!page.rendered) federation.preload();
const loader = createFederationLoader(page.remotes, federation, { settle: settlePreloaded(queryClient, page) });

// Code of server-rendered slots loads in parallel with the shell's hydration.
const slots = slotsOf(document);
for (const name of slots) loader.loadAhead(name);
// The server's HTML does not contain a Trophy Room opened by the address.
if (matchRoute(location.pathname)?.route === 'trophyRoom') loader.loadAhead('mfe-trophy-room/TrophyRoom');

applyTheme(document.documentElement);
followDeviceTheme();
listenForClicks(document);
watchForFailures(versionOf);
startAfterLoad(federation.preload, page.preview ? null : versionOf);
prefetchOnIntent(createPrefetch(loader, queryClient, preloadOwnPart));
listenForInspector({
  page,
  loader,
  fromServer: new Set(slots.filter((name) => !page.leftToBrowser?.includes(name))),
});

// An address that is entered again starts from scratch, but browsers keep its history state, as on a reload.
const [visit] = performance.getEntriesByType('navigation');
if (visit instanceof PerformanceNavigationTiming && visit.type === 'navigate' && history.state !== null)
  history.replaceState(null, '');

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root: the server sent another document than index.html of the shell');

const app = (
  <Platform queryClient={queryClient} loader={loader}>
    <SiteRouter>
      <App previews={previewed(page)} nowhere={page.nowhere && location.pathname} />
    </SiteRouter>
  </Platform>
);

const options = {
  // RemoteSlot logs its caught errors.
  onCaughtError: () => {},
  onRecoverableError: (error: unknown, { componentStack }: ErrorInfo) => {
    const left = error instanceof Error && 'digest' in error && error.digest === CLIENT_ONLY;
    if (left) return;
    const release = reportStack(componentStack, 'mismatch', versionOf);
    console.error(`The server's HTML${release ? ` of ${release}` : ''} could not be taken over:`, error);
  },
};

const hydrate = () => {
  const start = () => void hydrateRoot(root, app, options);
  // The visitor has pressed something and waits: hydrate before the next frame.
  if (window.earlyClick) flushSync(start);
  else start();
};
const text = preloadOwnPart(location.pathname);
if (!page.rendered) createRoot(root, options).render(app);
else if (text) void text.then(hydrate);
else hydrate();
