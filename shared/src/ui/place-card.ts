/** What a card keeps clear of the window's edges, and of what it is about, in px. */
const EDGE = 8;
const MARGIN = 16;
const GAP = 10;
/** The highest card with what is always above it, in px. */
const HEIGHT = 400;
/** Screens up to this width in px are phones. */
const PHONE = 480;

const within = (value: number, from: number, to: number) => Math.max(from, Math.min(value, to));

/** Where a card stands: above or below what it is about, or at its side. */
type Side = 'above' | 'below' | 'right' | 'left';

interface Size {
  width: number;
  height: number;
}

const isUpOrDown = (side: Side) => side === 'above' || side === 'below';

/**
 * Where a card of this size has room without covering what it is about: outside its line of a table, at its side, or close
 * to it within its line; undefined where there is none.
 */
function sideWithRoom(card: Size, line: DOMRect, box: DOMRect): [Side, DOMRect] | undefined {
  const { clientWidth, clientHeight } = document.documentElement;
  const fits = (side: Side, of: DOMRect) => {
    const room = { above: of.top, below: clientHeight - of.bottom, left: of.left, right: clientWidth - of.right }[side];
    return room >= (isUpOrDown(side) ? card.height : card.width) + GAP + EDGE;
  };
  // Above it stands next to what a row begins with.
  const isLow = line.top > Math.min(HEIGHT, clientHeight * 0.6);
  const upOrDown: Side[] = isLow ? ['above', 'below'] : ['below', 'above'];
  const places: [Side, DOMRect][] = [
    ...upOrDown.map((side): [Side, DOMRect] => [side, line]),
    ['right', box],
    ['left', box],
    ...upOrDown.map((side): [Side, DOMRect] => [side, box]),
  ];
  return places.find(([side, of]) => fits(side, of));
}

/**
 * Puts an open card where it covers nothing of what it is about, within the window; in a low window with a lower picture
 * (data-low), and if need be as high as there is room, so that it scrolls.
 * @param wide whether it is as wide as its table on a phone
 */
export function placeCard(card: HTMLElement, anchor: Element, wide: boolean): void {
  const { clientWidth, clientHeight } = document.documentElement;
  const box = anchor.getBoundingClientRect();
  const line = (anchor.closest('tr') ?? anchor).getBoundingClientRect();
  const fills = wide && clientWidth <= PHONE;
  card.toggleAttribute('data-fills', fills);
  card.toggleAttribute('data-low', false);
  // With the borders of its table.
  card.style.width = fills ? `${line.width + 2}px` : '';
  card.style.setProperty('--card-height', 'none');
  const measure = (): Size => ({ width: card.offsetWidth, height: card.offsetHeight });
  let found = sideWithRoom(measure(), line, box);
  if (!found) {
    card.toggleAttribute('data-low', true);
    found = sideWithRoom(measure(), line, box);
  }
  card.toggleAttribute('data-scrolls', !found);
  const [side, of] = found ?? [box.top > clientHeight - box.bottom ? 'above' : 'below', box];
  if (!found) {
    const room = (side === 'above' ? box.top : clientHeight - box.bottom) - GAP - EDGE;
    card.style.setProperty('--card-height', `${room}px`);
  }
  const { width, height } = measure();
  const start = fills ? line.left - 1 : box.left;
  const middle = box.top - height / 2;
  const wanted = {
    above: [start, of.top - GAP - height],
    below: [start, of.bottom + GAP],
    right: [box.right + GAP, middle],
    left: [box.left - GAP - width, middle],
  } as const;
  const [left, top] = wanted[side];
  const margin = isUpOrDown(side) ? MARGIN : EDGE;
  const x = fills ? Math.min(left, clientWidth - width) : within(left, margin, clientWidth - margin - width);
  const y = within(top, EDGE, Math.max(EDGE, clientHeight - EDGE - height));
  Object.assign(card.style, { left: `${x}px`, top: `${y}px` });
  card.dataset.side = side;
  // Where its notch points, from its own left edge.
  const notch = box.left + Math.min(box.width, width) / 2 - x;
  card.style.setProperty('--notch', `${within(notch, MARGIN, width - MARGIN)}px`);
}
