/** Distance of a card from the window's edges and from its anchor, in px. */
const EDGE = 8;
const MARGIN = 16;
const GAP = 10;
/** Height of the highest card plus the content that is always above it, in px. */
const HEIGHT = 400;
/** Maximum width of a phone screen, in px. */
const PHONE = 480;

const within = (value: number, from: number, to: number) => Math.max(from, Math.min(value, to));

type Side = 'above' | 'below' | 'right' | 'left';

interface Size {
  width: number;
  height: number;
}

const isUpOrDown = (side: Side) => side === 'above' || side === 'below';

/**
 * Side where a card of this size does not cover its anchor: outside the table row, at the row's side, or inside the row
 * close to the anchor. Undefined: none.
 */
function sideWithRoom(card: Size, line: DOMRect, box: DOMRect): [Side, DOMRect] | undefined {
  const { clientWidth, clientHeight } = document.documentElement;
  const fits = (side: Side, of: DOMRect) => {
    const room = { above: of.top, below: clientHeight - of.bottom, left: of.left, right: clientWidth - of.right }[side];
    return room >= (isUpOrDown(side) ? card.height : card.width) + GAP + EDGE;
  };
  // Above is preferred, because the card is then next to the start of the row.
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
 * Places an open card within the window, without covering its anchor. A low window gets a lower picture (data-low). If
 * the room is still too low, the card is as high as the room and scrolls.
 * @param wide whether the card has the width of its table on a phone
 */
export function placeCard(card: HTMLElement, anchor: Element, wide: boolean): void {
  const { clientWidth, clientHeight } = document.documentElement;
  const box = anchor.getBoundingClientRect();
  const line = (anchor.closest('tr') ?? anchor).getBoundingClientRect();
  const fills = wide && clientWidth <= PHONE;
  card.toggleAttribute('data-fills', fills);
  card.toggleAttribute('data-low', false);
  // Includes the table's borders.
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
  // X position of the notch, from the card's left edge.
  const notch = box.left + Math.min(box.width, width) / 2 - x;
  card.style.setProperty('--notch', `${within(notch, MARGIN, width - MARGIN)}px`);
}
