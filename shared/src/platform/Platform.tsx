import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { markHydrated } from './early-click.ts';
import { RemoteLoaderContext, type RemoteLoader } from './remote-loader.ts';

export interface PlatformProps {
  queryClient: QueryClient;
  loader: RemoteLoader;
  children: ReactNode;
}

/** Providers that every feature needs, on the site and in a remote that runs alone. */
export function Platform({ queryClient, loader, children }: PlatformProps) {
  useEffect(() => markHydrated(document.body), []);
  return (
    <QueryClientProvider client={queryClient}>
      <RemoteLoaderContext value={loader}>{children}</RemoteLoaderContext>
    </QueryClientProvider>
  );
}
