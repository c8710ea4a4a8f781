import { useCurrentSection } from '@golf/shared/ui';
import { useEffect, useMemo, useRef } from 'react';
import styles from './CallIndex.module.css';
import type { Group } from './calls.ts';

export interface CallIndexProps {
  groups: readonly Group[];
  /** Id of the part of the page with this heading. */
  idOf: (heading: string) => string;
}

/** The part of the window below the site's header, and on a phone the strip of groups: what begins there is read next. */
const BELOW_HEADER = 80;

/** What every call's address begins with. */
const ROOT = /^\/api\//;

/** The way to each group and, beside the page on a wide screen, to each call; what is being read is marked. */
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
    // Also where the page has gone back to its top, above everything that the list names.
    if (current === first) {
      list.current?.scrollTo?.(0, 0);
      list.current?.firstElementChild?.scrollTo?.(0, 0);
      return;
    }
    const link = list.current?.querySelector(`[href="#${current}"]`);
    // On a narrow screen its group stands for it.
    for (const mark of [link?.closest('ul')?.previousElementSibling, link])
      // jsdom scrolls nothing.
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
