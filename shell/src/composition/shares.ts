import * as platform from '@golf/shared/platform';
import type { SHARED_EXPORTS } from '@golf/shared/platform/contract';
import * as query from '@tanstack/react-query';
import * as react from 'react';
import * as reactDom from 'react-dom';
import * as router from 'react-router-dom';
import * as zustand from 'zustand';

/*
 * Singletons of the page, imported directly into the shell's bundle: a container of the shell would load first, module
 * by module.
 */

/** Exports of a library that apps may use, one by one, so that the bundler drops all others. */
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

/** Singletons of the page: SINGLETONS of vite.base.ts and the platform. */
export const SHARES: Record<string, object> = {
  react,
  'react-dom': reactDom,
  'react-router-dom': someRouter,
  zustand,
  '@tanstack/react-query': someQuery,
  '@golf/shared/platform': platform,
};
