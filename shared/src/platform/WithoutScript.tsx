import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { createContext, useContext, type ReactNode } from 'react';
import type { Resource } from '../api/resource.ts';

/** What the server fetches for `WithoutScript` while it renders a page. */
export interface ScriptlessData {
  /** Holds the answers. They are not part of the page's data: browsers that run scripts ask for them when needed. */
  client: QueryClient;
  /** Asks for an answer before the page is rendered once more. */
  want: (resource: Resource<unknown>) => void;
}

/** Null in a browser. */
export const ScriptlessDataContext = createContext<ScriptlessData | null>(null);

export interface WithoutScriptProps {
  /** The answers that `children` ask for by `useQuery`; nothing is shown while one of them cannot be had. */
  resources?: readonly Resource<unknown>[];
  children: ReactNode;
}

const NONE: readonly Resource<unknown>[] = [];

/**
 * What a visitor sees only where scripts do not run: rendered on the server, inside `<noscript>`. React leaves the
 * content of that element alone when it hydrates.
 */
export function WithoutScript({ resources = NONE, children }: WithoutScriptProps) {
  const data = useContext(ScriptlessDataContext);
  if (!data) return <noscript />;
  const missing = resources.filter(({ queryKey }) => data.client.getQueryData(queryKey) === undefined);
  for (const resource of missing) data.want(resource);
  return (
    <noscript>
      {missing.length === 0 && <QueryClientProvider client={data.client}>{children}</QueryClientProvider>}
    </noscript>
  );
}
