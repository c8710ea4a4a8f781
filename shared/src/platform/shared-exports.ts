/**
 * Exports of two shared libraries that apps may use; the bundler drops all others. An app that needs another export
 * adds it here and raises PLATFORM_VERSION by a minor: an older shell lacks the export.
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
