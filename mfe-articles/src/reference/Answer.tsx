import { resource } from '@golf/shared/api';
import { Button, LoadingLines, QueryPart } from '@golf/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import styles from './Answer.module.css';
import { inSegments } from './in-segments.tsx';

/** Lines of an answer that show: what it looks like, and not all of it. */
const SHOWN = 24;

/** An answer as it was sent, a field to a line. */
const toLines = (answer: unknown): string[] => JSON.stringify(answer, null, 2).split('\n');

/** An address to look at: as a link, and the beginning of its answer on the page. */
export function Answer({ path }: { path: string }) {
  const [open, setOpen] = useState(false);
  // Under a key of its own: features keep the decoded answer under the path.
  const query = useQuery({ ...resource(path, toLines), queryKey: ['example', path], enabled: open });
  return (
    <>
      <div className={styles.try}>
        <a href={path}>
          <code>{inSegments(path)}</code>
        </a>
        <Button data-needs-script kind="link" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? 'Hide the answer' : 'Show the answer'}
        </Button>
      </div>
      {open && (
        <QueryPart
          query={query}
          failure="There is no answer right now."
          loading={<LoadingLines lines={6} height={1.5} />}
        >
          {(lines) => (
            // It may scroll: focusable, so that the arrow keys can scroll it.
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
            <pre className={styles.lines} tabIndex={0} role="group" aria-label={`Answer of ${path}`}>
              {lines.slice(0, SHOWN).join('\n')}
              {lines.length > SHOWN && (
                <span className={styles.more}>{`\n… ${(lines.length - SHOWN).toLocaleString('en')} more lines`}</span>
              )}
            </pre>
          )}
        </QueryPart>
      )}
    </>
  );
}
