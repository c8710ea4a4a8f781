import { resource } from '@golf/shared/api';
import { SITE } from '@golf/shared/site';
import { Button, Card, CopyButton, QueryPart, Skeleton, useHydrated } from '@golf/shared/ui';
import { useQuery } from '@tanstack/react-query';
import Copy from 'lucide-react/icons/copy';
import { useEffect, useRef, useState } from 'react';
import styles from './Answer.module.css';
import { inSegments } from './in-segments.tsx';
import { JsonLine } from './JsonLine.tsx';

/** Maximum number of lines shown: one player with all fields, but not all players. */
const SHOWN = 26;

/** Whether the element has been in view. */
function useSeen<E extends Element>() {
  const element = useRef<E>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
    });
    if (element.current) observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return [element, seen] as const;
}

/** A response as sent, one field a line. */
const toLines = (answer: unknown): string[] => JSON.stringify(answer, null, 2).split('\n');

export interface AnswerProps {
  path: string;
  /** Whether it is open initially; its data is fetched once it is in view. */
  shown: boolean;
}

/** curl command of a call with a linked address, and the start of the response. */
export function Answer({ path, shown }: AnswerProps) {
  const [open, setOpen] = useState(shown);
  const [place, seen] = useSeen<HTMLDivElement>();
  // A separate key: features cache the decoded response under the path.
  const query = useQuery({
    ...resource(path, toLines),
    queryKey: ['example', path],
    enabled: open && (seen || !shown),
  });
  const origin = useHydrated() ? location.origin : SITE.origin;
  return (
    <div className={styles.example}>
      <div ref={place} className={styles.try}>
        <Card className={styles.command}>
          <code>
            curl {origin}
            <a href={path}>{inSegments(path)}</a>
          </code>
          <span data-needs-script className={styles.copy}>
            <CopyButton
              text={() => `curl ${new URL(path, location.href).href}`}
              label="Copy"
              icon={Copy}
              copied="Copied"
              messageClassName={styles.copied}
            />
          </span>
        </Card>
        <Button
          data-needs-script
          kind="link"
          className={styles.toggle}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          {open ? 'Hide response' : 'Show response'}
        </Button>
      </div>
      {open && (
        <QueryPart
          query={query}
          failure="There is no response right now."
          loading={
            <div data-needs-script className={shown ? styles.room : undefined}>
              <Skeleton rows={shown ? SHOWN : 6} rowHeight={1.5} />
            </div>
          }
        >
          {(lines) => (
            // Scrollable, so it is focusable: the arrow keys can scroll it.
            <Card as="pre" className={styles.lines} tabIndex={0} role="group" aria-label={`Response of ${path}`}>
              {lines.slice(0, SHOWN).map((line, at) => (
                // The same response has the same lines.
                // oxlint-disable-next-line react/no-array-index-key
                <JsonLine key={at} line={line} />
              ))}
              {lines.length > SHOWN && (
                <a href={path}>{`… ${(lines.length - SHOWN).toLocaleString('en')} more lines`}</a>
              )}
            </Card>
          )}
        </QueryPart>
      )}
    </div>
  );
}
