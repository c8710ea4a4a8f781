import { useSyncExternalStore } from 'react';
import { sanitise } from './sanitise.ts';

const never = () => () => {};

/** Whether the page has been taken over: what only a browser can do may be rendered then. */
function useInBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

export interface SafeHtmlProps {
  /** HTML from outside. */
  html: string;
  className?: string | undefined;
}

/** HTML from outside, sanitised; nothing while the server renders. */
export function SafeHtml({ html, className }: SafeHtmlProps) {
  const inBrowser = useInBrowser();
  // The one place where HTML that is not ours meets the page; sanitise() has made it harmless.
  return <div className={className} dangerouslySetInnerHTML={{ __html: inBrowser ? sanitise(html) : '' }} />;
}
