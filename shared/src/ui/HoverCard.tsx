import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type PointerEvent,
  type ReactNode,
} from 'react';
import { placeCard } from './place-card.ts';
import styles from './HoverCard.module.css';

/** How long a pointer rests before the card opens, and is gone before it closes, in milliseconds. */
const OPEN_AFTER = 200;
const CLOSE_AFTER = 500;

export interface HoverCardProps {
  /** Identifies the card: unique on the page. */
  id: string;
  children: ReactNode;
  /** Rendered while the card is open. */
  renderCard: () => ReactNode;
  className?: string | undefined;
  /** Whether the card is as wide as one may be: on a phone it is as wide as its table. */
  wide?: boolean;
}

/** A window lower than this in px, such as one at 400 % zoom, has no room for a card beside what it is about. */
const LOWEST_WINDOW = 320;

/** Shows the card in the top layer, where no ancestor clips it. */
function showInTopLayer(card: HTMLElement | null): void {
  card?.showPopover?.();
}

/**
 * Opens a card beside its children when they are hovered or focused by keyboard; on a touch screen the first tap opens
 * it and the second one follows the link. It stays open while the pointer is over it; Escape closes it.
 */
export function HoverCard({ id, children, renderCard, className, wide = false }: HoverCardProps) {
  const [isOpen, setOpen] = useState(false);
  const anchor = useRef<HTMLSpanElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const close = () => {
    clearTimeout(timer.current);
    setOpen(false);
  };
  const open = () => {
    clearTimeout(timer.current);
    if (innerHeight >= LOWEST_WINDOW) setOpen(true);
  };
  // The page may have scrolled from under the pointer to show what has the focus.
  const closeWithoutFocus = () => {
    if (!anchor.current?.querySelector(':focus-visible')) close();
  };
  const schedule = (run: () => void, delay: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(run, delay);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  useLayoutEffect(() => {
    const about = anchor.current;
    const card = about?.querySelector<HTMLElement>('[popover]');
    if (!isOpen || !about || !card) return;
    // The span around it is a line high, also where a button takes two.
    const place = () => placeCard(card, about.firstElementChild ?? about, wide);
    const onPress = ({ target }: Event) => {
      if (!(target instanceof Node) || !about.contains(target)) setOpen(false);
    };
    // Wherever the focus is: a card that the pointer has opened has none.
    const onKey = ({ key, target }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      // A link of the card goes with it.
      if (target instanceof Node && card.contains(target)) about.querySelector<HTMLElement>('a, button')?.focus();
      setOpen(false);
    };
    // Before it is painted, and again when its picture has come.
    const resized = new ResizeObserver(place);
    resized.observe(card);
    addEventListener('scroll', place, { passive: true });
    addEventListener('pointerdown', onPress);
    addEventListener('keydown', onKey);
    return () => {
      resized.disconnect();
      removeEventListener('scroll', place);
      removeEventListener('pointerdown', onPress);
      removeEventListener('keydown', onKey);
    };
  }, [isOpen, wide]);

  return (
    <span
      ref={anchor}
      role="presentation"
      className={className}
      onPointerEnter={(event: PointerEvent) => event.pointerType !== 'touch' && !isOpen && schedule(open, OPEN_AFTER)}
      onPointerMove={() => isOpen && clearTimeout(timer.current)}
      onPointerLeave={(event: PointerEvent) =>
        event.pointerType !== 'touch' && schedule(closeWithoutFocus, CLOSE_AFTER)
      }
      onFocus={(event: FocusEvent) => event.target.matches(':focus-visible') && open()}
      onBlur={(event: FocusEvent) => !event.currentTarget.contains(event.relatedTarget) && close()}
      onClickCapture={(event) => {
        if (isOpen || innerHeight < LOWEST_WINDOW || !globalThis.matchMedia?.('(hover: none)').matches) return;
        // The link or button inside must not react to the tap that opens the card.
        event.preventDefault();
        event.stopPropagation();
        open();
      }}
    >
      {children}
      {isOpen && (
        <span ref={showInTopLayer} popover="manual" className={styles.card} data-popup={id}>
          <span className={styles.notch} />
          <span className={styles.content}>{renderCard()}</span>
        </span>
      )}
    </span>
  );
}
