import { useCurrentSection } from '@golf/shared/ui';
import { useEffect, useMemo, useRef } from 'react';
import styles from './CallIndex.module.css';
import type { Group } from './calls.ts';

export interface CallIndexProps {
  groups: readonly Group[];
  /** Id of the page section with this heading. */
  idOf: (heading: string) => string;
}

/** Height of the site's header in px, on a phone plus the strip of groups: a section below it counts as current. */
const BELOW_HEADER = 80;

/** Common prefix of all call addresses. */
const ROOT = /^\/api\//;

/** Links to each group and, next to the page on a wide screen, to each call; the current one is marked. */
export function CallIndex({ groups, idOf }: CallIndexProps) {
  const list = useRef<HTMLElement>(null);
  const parts = useMemo(
    () => [
      ...groups.map(({ name, calls }) => ({ name, id: idOf(name), calls })),
      { name: 'Errors', id: idOf('Errors'), calls: [] },
    ],
    [groups, idOf],
  );
  const sections = useMemo(() => parts.flatMap(({ id, calls }) => [{ id }, ...calls]), [parts]);
  const first = parts[0]?.calls[0]?.id;
  const current = useCurrentSection(sections, BELOW_HEADER) ?? first;
  useEffect(() => {
    // Also after a scroll back to the top, above all listed sections.
    if (current === first) {
      list.current?.scrollTo?.(0, 0);
      list.current?.firstElementChild?.scrollTo?.(0, 0);
      return;
    }
    const link = list.current?.querySelector(`[href="#${current}"]`);
    // On a narrow screen the group is marked instead of the call.
    for (const mark of [link?.closest('ul')?.previousElementSibling, link])
      // jsdom has no scrollIntoView.
      mark?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  }, [current, first]);
  return (
    <nav ref={list} aria-label="Calls" className={styles.index}>
      <ul>
        {parts.map(({ name, id, calls }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={id === current || calls.some((call) => call.id === current) ? 'true' : undefined}
            >
              {name}
            </a>
            {calls.length > 0 && (
              <ul className={styles.calls}>
                {calls.map((call) => (
                  <li key={call.id}>
                    <a href={`#${call.id}`} aria-current={call.id === current ? 'location' : undefined}>
                      <code>{call.path.replace(ROOT, '')}</code>
                    </a>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
