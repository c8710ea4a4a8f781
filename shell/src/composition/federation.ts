import * as platform from '@golf/shared/platform';
import type { SHARED_EXPORTS } from '@golf/shared/platform/contract';
import { createInstance } from '@module-federation/runtime';
import * as core from '@module-federation/runtime/core';
import * as query from '@tanstack/react-query';
import * as react from 'react';
import * as reactDom from 'react-dom';
import * as router from 'react-router-dom';
import * as zustand from 'zustand';

/*
 * The shell as federation's host. It brings the shared modules as plain imports, in its own bundle, and offers them to
 * the remotes when it starts: no container of its own has to be loaded first, one module after another.
 */

/** The versions of the shared modules; vite.base.ts fills them in. */
declare const SHARE_VERSIONS: Record<string, string>;

/** The exports of a library that apps may use, one by one: the bundler leaves the rest of it out. */
type Some<Library extends keyof typeof SHARED_EXPORTS> = Record<(typeof SHARED_EXPORTS)[Library][number], unknown>;

const someRouter: Some<'react-router-dom'> = {
  BrowserRouter: router.BrowserRouter,
  Link: router.Link,
  NavLink: router.NavLink,
  Navigate: router.Navigate,
  Route: router.Route,
  Routes: router.Routes,
  useLocation: router.useLocation,
  useNavigate: router.useNavigate,
  useParams: router.useParams,
  useSearchParams: router.useSearchParams,
};

const someQuery: Some<'@tanstack/react-query'> = {
  QueryClient: query.QueryClient,
  QueryClientProvider: query.QueryClientProvider,
  useIsFetching: query.useIsFetching,
  useQueries: query.useQueries,
  useQuery: query.useQuery,
  useQueryClient: query.useQueryClient,
};

/** What the page has one of: the modules of SINGLETONS in vite.base.ts, and the platform. */
const SHARES: Record<string, object> = {
  react,
  'react-dom': reactDom,
  'react-router-dom': someRouter,
  zustand,
  '@tanstack/react-query': someQuery,
  '@golf/shared/platform': platform,
};

/** Starts federation on this page, with the shell's modules as what remotes share. */
export function startFederation() {
  // Remotes have no federation runtime of their own: they look for it here (`externalRuntime` in vite.base.ts).
  Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: core });
  const shared = Object.entries(SHARES).map(([name, module]) => {
    const version = SHARE_VERSIONS[name] ?? '';
    const shareConfig = { singleton: true, requiredVersion: version };
    return [name, { version, lib: () => module, shareConfig, strategy: 'loaded-first' as const }] as const;
  });
  return createInstance({
    name: 'shell',
    remotes: [],
    shared: Object.fromEntries(shared),
    shareStrategy: 'loaded-first',
  });
}
