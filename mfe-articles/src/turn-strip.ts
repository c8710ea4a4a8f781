/** How long a carousel takes to turn, in milliseconds (product-spec.md section 9). */
const TURN = 600;

/** Slides a strip to a place of its own, in px from its start. Whoever asked for less motion is there at once. */
function slide(strip: HTMLElement, to: number): void {
  const from = strip.scrollLeft;
  const duration = matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : TURN;
  const start = performance.now();
  // Snapping would pull every frame back to a card.
  strip.style.scrollSnapType = 'none';
  const draw = (now: number) => {
    const part = duration === 0 ? 1 : Math.min(1, (now - start) / duration);
    strip.scrollLeft = from + (to - from) * (1 - (1 - part) ** 3);
    if (part < 1) requestAnimationFrame(draw);
    else strip.style.scrollSnapType = '';
  };
  requestAnimationFrame(draw);
}

/** Turns a strip of cards by one, round and round. */
export function turnStrip(strip: HTMLElement, by: 1 | -1): void {
  const cards = [...strip.children].filter((card) => card instanceof HTMLElement);
  const [first] = cards;
  if (!first) return;
  const end = strip.scrollWidth - strip.clientWidth;
  // Cards at the end share the last place that can be scrolled to.
  const places = [...new Set(cards.map((card) => Math.min(card.offsetLeft - first.offsetLeft, end)))];
  const nearest = places.reduce(
    (best, place, index) =>
      Math.abs(place - strip.scrollLeft) < Math.abs((places[best] ?? 0) - strip.scrollLeft) ? index : best,
    0,
  );
  slide(strip, places.at((nearest + by) % places.length) ?? 0);
}
