import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { createContext, useContext, type ReactNode } from 'react';
import type { Resource } from '../api/resource.ts';

/**
 * Answers for `WithoutScript` while the server renders a page; null in a browser. They are not part of the page's data:
 * browsers that run scripts fetch them on demand.
 */
export const ScriptlessDataContext = createContext<QueryClient | null>(null);

export interface WithoutScriptProps {
  /** Resources of `queriesWithoutScript` that `children` use. If one of them failed, nothing is rendered. */
  resources?: readonly Resource<unknown>[];
  children: ReactNode;
}

const NONE: readonly Resource<unknown>[] = [];

/**
 * Content for visitors without scripts: rendered on the server, inside `<noscript>`. React does not hydrate the content
 * of that element.
 */
export function WithoutScript({ resources = NONE, children }: WithoutScriptProps) {
  const client = useContext(ScriptlessDataContext);
  if (!client) return <noscript />;
  const isComplete = resources.every(({ queryKey }) => client.getQueryData(queryKey) !== undefined);
  return <noscript>{isComplete && <QueryClientProvider client={client}>{children}</QueryClientProvider>}</noscript>;
}
