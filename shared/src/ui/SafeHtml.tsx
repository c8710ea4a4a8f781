import { useInBrowser } from '../platform/use-in-browser.ts';
import { sanitise } from './sanitise.ts';

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
