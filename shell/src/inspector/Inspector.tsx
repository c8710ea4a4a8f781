import { INSPECT_PATH, type Inspected } from '@golf/shared/platform/contract';
import { useCallback, useEffect, useState } from 'react';
import { factsOf, type InspectedPage, type SlotFacts } from './facts.ts';
import styles from './Inspector.module.css';
import { SlotDetails } from './SlotDetails.tsx';

/** Interval of the page scan in milliseconds: slots mount and unmount. */
const LOOK = 1000;

/** Server data about the releases and this page; null: no answer. */
async function ask(path: string): Promise<Inspected | null> {
  try {
    const answer = await fetch(`${INSPECT_PATH}?${new URLSearchParams({ path })}`);
    // Cast: this site's own server answers in a shape that both sides compile against.
    return answer.ok ? ((await answer.json()) as Inspected) : null;
  } catch {
    return null;
  }
}

/** Position of each slot on the screen, updated while the page scrolls and grows. */
function useBoxes(slots: readonly SlotFacts[]): DOMRect[] {
  const [boxes, setBoxes] = useState<DOMRect[]>([]);
  useEffect(() => {
    let frame = 0;
    const measure = () => {
      setBoxes(slots.map(({ element }) => element.getBoundingClientRect()));
      frame = 0;
    };
    const soon = () => (frame ||= requestAnimationFrame(measure));
    soon();
    const observer = new ResizeObserver(soon);
    for (const { element } of slots) observer.observe(element);
    addEventListener('scroll', soon, { capture: true, passive: true });
    addEventListener('resize', soon);
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      removeEventListener('scroll', soon, { capture: true });
      removeEventListener('resize', soon);
    };
  }, [slots]);
  return boxes;
}

function useSlots(inspected: InspectedPage): { slots: SlotFacts[]; silent: boolean } {
  const [state, setState] = useState<{ slots: SlotFacts[]; silent: boolean }>({ slots: [], silent: false });
  useEffect(() => {
    let gone = false;
    const look = async () => {
      const told = await ask(location.pathname);
      const slots = await factsOf(inspected, told);
      if (!gone) setState({ slots, silent: told === null });
    };
    void look();
    // A hidden tab is not scanned.
    const timer = setInterval(() => void (document.hidden || look()), LOOK);
    return () => {
      gone = true;
      clearInterval(timer);
    };
  }, [inspected]);
  return state;
}

export interface InspectorProps {
  inspected: InspectedPage;
  onClose: () => void;
}

/** Outlines every slot of the page and shows its release, owner and costs. */
export function Inspector({ inspected, onClose }: InspectorProps) {
  const { slots, silent } = useSlots(inspected);
  const boxes = useBoxes(slots);
  const [open, setOpen] = useState<number | null>(null);
  const closeOnEscape = useCallback((event: KeyboardEvent) => event.key === 'Escape' && onClose(), [onClose]);
  useEffect(() => {
    addEventListener('keydown', closeOnEscape);
    return () => removeEventListener('keydown', closeOnEscape);
  }, [closeOnEscape]);
  return (
    <>
      {slots.map(({ name, app }, at) => {
        const box = boxes[at];
        return (
          box && (
            <div
              key={`${name} ${at}`}
              className={styles.outline}
              data-app={app}
              aria-hidden
              style={{ left: box.left, top: box.top, width: box.width, height: box.height }}
            >
              <span style={{ marginTop: Math.max(0, -box.top) }}>{name}</span>
            </div>
          )
        );
      })}
      <section className={styles.panel} aria-label="Inspector">
        <header className={styles.head}>
          <h2>
            {slots.length} {slots.length === 1 ? 'slot' : 'slots'}
          </h2>
          <button type="button" onClick={onClose}>
            Close
          </button>
        </header>
        {silent && (
          <p role="status" className={styles.note}>
            The server does not say whose these are, nor how they fare.
          </p>
        )}
        <ol>
          {slots.map((slot, at) => (
            <li key={`${slot.name} ${at}`} data-app={slot.app}>
              <button
                type="button"
                className={styles.slot}
                aria-expanded={open === at}
                onClick={() => setOpen(open === at ? null : at)}
                onFocus={() => slot.element.scrollIntoView({ block: 'nearest' })}
              >
                {slot.name} <small>{slot.owner}</small>
              </button>
              {open === at && <SlotDetails slot={slot} />}
            </li>
          ))}
        </ol>
      </section>
    </>
  );
}
