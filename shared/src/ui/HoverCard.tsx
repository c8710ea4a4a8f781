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

/** Delays in milliseconds: hover before the card opens, and absence of the pointer before it closes. */
const OPEN_AFTER = 200;
const CLOSE_AFTER = 500;

export interface HoverCardProps {
  /** Unique on the page. */
  id: string;
  children: ReactNode;
  /** Called only while the card is open. */
  renderCard: () => ReactNode;
  className?: string | undefined;
  /** Maximum card width; on a phone, the width of the table. */
  wide?: boolean;
}

/** Minimum window height in px. A lower window, such as at 400 % zoom, has no room for a card next to its anchor. */
const LOWEST_WINDOW = 320;

/** Shows the card in the top layer, so that no ancestor clips it. */
function showInTopLayer(card: HTMLElement | null): void {
  card?.showPopover?.();
}

/**
 * Opens a card next to its children on hover or keyboard focus. On a touch screen the first tap opens the card and the
 * second tap follows the link. The card stays open while the pointer is over it. Escape closes it.
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
  // Focus may have scrolled the page, which moves the pointer off the anchor.
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
    // Anchor is the child: the span is one line high, even around a button with two lines.
    const place = () => placeCard(card, about.firstElementChild ?? about, wide);
    const onPress = ({ target }: Event) => {
      if (!(target instanceof Node) || !about.contains(target)) setOpen(false);
    };
    // On the window, not on the card: a card opened by the pointer has no focus.
    const onKey = ({ key, target }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      // Closing removes a focused link of the card.
      if (target instanceof Node && card.contains(target)) about.querySelector<HTMLElement>('a, button')?.focus();
      setOpen(false);
    };
    // Placed before the first paint, and again after its picture has loaded.
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
        // The tap that opens the card must not activate the link or button inside.
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
