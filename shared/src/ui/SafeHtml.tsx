import { sanitise } from './sanitise.ts';
import { useHydrated } from './use-hydrated.ts';
import { wordsOf } from './words-of.ts';

export interface SafeHtmlProps {
  /** Untrusted HTML. */
  html: string;
  className?: string | undefined;
  /** Renders the text without markup, which is cheaper: for off-screen content. */
  wordsOnly?: boolean;
}

/**
 * Sanitised rendering of untrusted HTML. The server cannot sanitise and renders the text in the same place and size.
 */
export function SafeHtml({ html, className, wordsOnly = false }: SafeHtmlProps) {
  const hydrated = useHydrated();
  if (!hydrated || wordsOnly) {
    return (
      <div className={className}>
        {wordsOf(html).map((words, index) => (
          <p key={index}>{words}</p>
        ))}
      </div>
    );
  }
  // The only insertion of untrusted HTML into the page, after sanitise().
  return <div className={className} dangerouslySetInnerHTML={{ __html: sanitise(html) }} />;
}
