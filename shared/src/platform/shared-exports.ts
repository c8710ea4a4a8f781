/**
 * What apps may use of two libraries that the shell shares: the rest of them is left out of the download. An app that
 * needs more adds it here, and raises PLATFORM_VERSION by a minor: an older shell does not have it.
 */
export const SHARED_EXPORTS = {
  'react-router-dom': [
    'BrowserRouter',
    'Link',
    'NavLink',
    'Navigate',
    'Route',
    'Routes',
    'useLocation',
    'useNavigate',
    'useParams',
    'useSearchParams',
  ],
  '@tanstack/react-query': [
    'QueryClient',
    'QueryClientProvider',
    'useIsFetching',
    'useQueries',
    'useQuery',
    'useQueryClient',
  ],
} as const;
