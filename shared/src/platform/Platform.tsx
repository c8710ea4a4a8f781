import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { comeAlive } from './early-click.ts';
import { RemoteLoaderContext, type RemoteLoader } from './remote-loader.ts';

export interface PlatformProps {
  queryClient: QueryClient;
  loader: RemoteLoader;
  children: ReactNode;
}

/** What every feature may count on around it, on the site and where a remote runs alone. */
export function Platform({ queryClient, loader, children }: PlatformProps) {
  useEffect(() => comeAlive(document.body), []);
  return (
    <QueryClientProvider client={queryClient}>
      <RemoteLoaderContext value={loader}>{children}</RemoteLoaderContext>
    </QueryClientProvider>
  );
}
