import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { createContext, useContext, type ReactNode } from 'react';
import type { Resource } from '../api/resource.ts';

/**
 * Answers for `WithoutScript` while the server renders a page; null in a browser. They are not part of the page's data:
 * browsers that run scripts ask for them when needed.
 */
export const ScriptlessDataContext = createContext<QueryClient | null>(null);

export interface WithoutScriptProps {
  /** Resources of `queriesWithoutScript` that `children` use; nothing is shown where one of them failed. */
  resources?: readonly Resource<unknown>[];
  children: ReactNode;
}

const NONE: readonly Resource<unknown>[] = [];

/**
 * What a visitor sees only where scripts do not run: rendered on the server, inside `<noscript>`. React leaves the
 * content of that element alone when it hydrates.
 */
export function WithoutScript({ resources = NONE, children }: WithoutScriptProps) {
  const client = useContext(ScriptlessDataContext);
  if (!client) return <noscript />;
  const isComplete = resources.every(({ queryKey }) => client.getQueryData(queryKey) !== undefined);
  return <noscript>{isComplete && <QueryClientProvider client={client}>{children}</QueryClientProvider>}</noscript>;
}
