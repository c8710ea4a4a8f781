import { sanitise } from './sanitise.ts';
import { useHydrated } from './use-hydrated.ts';
import { wordsOf } from './words-of.ts';

export interface SafeHtmlProps {
  /** HTML from outside. */
  html: string;
  className?: string | undefined;
  /** Shows the text without markup, which is cheaper: for what is still off-screen. */
  wordsOnly?: boolean;
}

/** Sanitised HTML from outside. The server, which cannot sanitise, renders its text in the same place and size. */
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
  // The only place that puts HTML from outside into the page: sanitise() has made it harmless.
  return <div className={className} dangerouslySetInnerHTML={{ __html: sanitise(html) }} />;
}
