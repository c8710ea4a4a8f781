import { useCurrentSection } from '@golf/shared/ui';
import { useEffect, useMemo, useRef } from 'react';
import styles from './CallIndex.module.css';
import type { Group } from './calls.ts';

export interface CallIndexProps {
  groups: readonly Group[];
  /** Id of the part of the page with this heading. */
  idOf: (heading: string) => string;
}

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
  const current = useCurrentSection(sections);
  useEffect(() => {
    if (current === null) return;
    const link = list.current?.querySelector(`[href="#${current}"]`);
    // On a narrow screen its group stands for it.
    for (const mark of [link?.closest('ul')?.previousElementSibling, link])
      // jsdom has no scrollIntoView.
      mark?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  }, [current]);
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
