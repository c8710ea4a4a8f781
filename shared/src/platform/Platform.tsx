import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { RemoteLoaderContext, type RemoteLoader } from './remote-loader.ts';

export interface PlatformProps {
  queryClient: QueryClient;
  loader: RemoteLoader;
  children: ReactNode;
}

/** What every feature may count on around it, on the site and where a remote runs alone. */
export function Platform({ queryClient, loader, children }: PlatformProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <RemoteLoaderContext value={loader}>{children}</RemoteLoaderContext>
    </QueryClientProvider>
  );
}
