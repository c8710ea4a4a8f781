import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
} from 'react';
import styles from './HoverCard.module.css';

/** How long a pointer rests before the card opens, and is gone before it closes, in milliseconds. */
const OPEN_AFTER = 200;
const CLOSE_AFTER = 500;
/** The widest card, the highest with what is always above it, what it keeps clear of the window's edge, and of what it is about, in px. */
const WIDTH = 288;
const HEIGHT = 400;
const MARGIN = 16;
const GAP = 10;

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
/** Screens up to this width in px are phones. */
const PHONE = 480;

/** Where the card stands in the window, and where on its edge it points at the middle of its anchor, in px. */
interface Place {
  edges: ({ left: number; width?: number } | { right: number }) & ({ top: number } | { bottom: number });
  notch: { left: number } | { right: number };
}

/**
 * From the left edge of the anchor, or to its right edge where the window ends before the card might. In a table it
 * covers nothing of its own row.
 */
function placeBeside(anchor: Element, wide: boolean): Place {
  const box = anchor.getBoundingClientRect();
  const line = (anchor.closest('tr') ?? anchor).getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const middle = box.left + Math.min(box.width, WIDTH) / 2;
  const fits = box.left + WIDTH + MARGIN <= clientWidth;
  const fills = wide && clientWidth <= PHONE;
  const left = fills ? line.left - 1 : Math.max(MARGIN, box.left);
  const right = box.right - WIDTH < MARGIN ? MARGIN : Math.max(MARGIN, clientWidth - box.right);
  // Above it stands next to what a row begins with.
  const above = line.top > Math.min(HEIGHT, innerHeight * 0.6);
  return {
    edges: {
      // With the borders of its table.
      ...(fills ? { left, width: line.width + 2 } : fits ? { left } : { right }),
      ...(above ? { bottom: clientHeight - line.top + GAP } : { top: line.bottom + GAP }),
    },
    notch: fills || fits ? { left: middle - left } : { right: clientWidth - right - middle },
  };
}

/** Shows the card in the top layer, where no ancestor clips it. */
function showInTopLayer(card: HTMLElement | null): void {
  card?.showPopover?.();
}

/** Moves a card that would stick out of the window into it; where it is over its anchor then, beside that. */
function keepInWindow(card: HTMLElement, anchor: Element): void {
  card.style.margin = '0';
  const { top, bottom } = card.getBoundingClientRect();
  card.style.marginTop = `${Math.min(0, innerHeight - MARGIN / 2 - bottom)}px`;
  card.style.marginBottom = `${Math.min(0, top - MARGIN / 2)}px`;
  const moved = card.getBoundingClientRect();
  const box = anchor.getBoundingClientRect();
  const isOver = moved.top < box.bottom && moved.bottom > box.top;
  card.toggleAttribute('data-beside', isOver);
  if (!isOver) return;
  const right = box.right + GAP;
  const left = right + moved.width + MARGIN / 2 <= innerWidth ? right : box.left - GAP - moved.width;
  // On a phone there is room on neither side.
  if (left < MARGIN / 2) return;
  card.style.marginLeft = `${left - moved.left}px`;
  card.style.marginRight = `${moved.left - left}px`;
}

/**
 * Opens a card beside its children when they are hovered or focused by keyboard; on a touch screen the first tap opens
 * it and the second one follows the link. It stays open while the pointer is over it; Escape closes it.
 */
export function HoverCard({ id, children, renderCard, className, wide = false }: HoverCardProps) {
  const [place, setPlace] = useState<Place | null>(null);
  const anchor = useRef<HTMLSpanElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const close = () => {
    clearTimeout(timer.current);
    setPlace(null);
  };
  const open = () => {
    clearTimeout(timer.current);
    if (anchor.current && innerHeight >= LOWEST_WINDOW) setPlace(placeBeside(anchor.current, wide));
  };
  const schedule = (run: () => void, delay: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(run, delay);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  const isOpen = place !== null;
  useLayoutEffect(() => {
    const about = anchor.current;
    const card = about?.querySelector<HTMLElement>('[popover]');
    if (!place || !about || !card) return;
    // Before it is painted, and again when its picture has come.
    const resized = new ResizeObserver(() => keepInWindow(card, about));
    resized.observe(card);
    return () => resized.disconnect();
  }, [place]);
  useEffect(() => {
    if (!isOpen) return;
    const onScroll = () => setPlace(anchor.current && placeBeside(anchor.current, wide));
    const onPress = (event: Event) => {
      if (!(event.target instanceof Node) || !anchor.current?.contains(event.target)) setPlace(null);
    };
    addEventListener('scroll', onScroll, { passive: true });
    addEventListener('pointerdown', onPress);
    return () => {
      removeEventListener('scroll', onScroll);
      removeEventListener('pointerdown', onPress);
    };
  }, [isOpen, wide]);

  return (
    <span
      ref={anchor}
      role="presentation"
      className={className}
      onPointerEnter={(event: PointerEvent) => event.pointerType !== 'touch' && !isOpen && schedule(open, OPEN_AFTER)}
      onPointerMove={() => isOpen && clearTimeout(timer.current)}
      onPointerLeave={(event: PointerEvent) => event.pointerType !== 'touch' && schedule(close, CLOSE_AFTER)}
      onFocus={(event: FocusEvent) => event.target.matches(':focus-visible') && open()}
      onBlur={(event: FocusEvent) => !event.currentTarget.contains(event.relatedTarget) && close()}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== 'Escape' || !isOpen) return;
        // A link of the card goes with it.
        if ((event.target as Element).closest('[popover]'))
          anchor.current?.querySelector<HTMLElement>('a, button')?.focus();
        close();
      }}
      onClickCapture={(event) => {
        if (isOpen || innerHeight < LOWEST_WINDOW || !globalThis.matchMedia?.('(hover: none)').matches) return;
        // The link or button inside must not react to the tap that opens the card.
        event.preventDefault();
        event.stopPropagation();
        open();
      }}
    >
      {children}
      {place && (
        <span
          ref={showInTopLayer}
          popover="manual"
          className={styles.card}
          style={place.edges}
          data-popup={id}
          data-fills={'width' in place.edges || undefined}
        >
          <span className={styles.notch} style={place.notch} data-side={'top' in place.edges ? 'top' : 'bottom'} />
          {renderCard()}
        </span>
      )}
    </span>
  );
}
