import { Button, LoadingLines, QueryPart } from '@golf/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import styles from './Answer.module.css';
import { inSegments } from './in-segments.tsx';

/** Lines of an answer that show: what it looks like, and not all of it. */
const SHOWN = 24;

/** What an address of this site answers right now, a field to a line. @throws TypeError without a network */
async function linesOf(path: string, signal: AbortSignal): Promise<string[]> {
  const response = await fetch(path, { signal });
  if (!response.ok) throw new Error(`GET ${path} failed: the server answered ${response.status}`);
  return JSON.stringify(await response.json(), null, 2).split('\n');
}

/** An address to look at: as a link, and the beginning of its answer on the page. */
export function Answer({ path }: { path: string }) {
  const [open, setOpen] = useState(false);
  const query = useQuery({
    queryKey: ['example', path],
    queryFn: ({ signal }) => linesOf(path, signal),
    enabled: open,
  });
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
