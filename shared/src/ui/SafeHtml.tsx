import { sanitise } from './sanitise.ts';
import { useHydrated } from './use-hydrated.ts';
import { wordsOf } from './words-of.ts';

export interface SafeHtmlProps {
  /** HTML from outside. */
  html: string;
  className?: string | undefined;
  /** Its words alone for now: nobody looks at it yet. */
  wordsOnly?: boolean;
}

/** HTML from outside, sanitised; its words alone while the server renders, so that nothing jumps afterwards. */
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
  // The one place where HTML that is not ours meets the page; sanitise() has made it harmless.
  return <div className={className} dangerouslySetInnerHTML={{ __html: sanitise(html) }} />;
}
