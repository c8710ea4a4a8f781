/** Duration of a step of a carousel, in milliseconds (product-spec.md section 9). */
const DURATION = 600;

/** Scrolls a strip to a position in px, without animation for visitors who prefer reduced motion. */
function slide(strip: HTMLElement, to: number): void {
  const from = strip.scrollLeft;
  const duration = matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : DURATION;
  const start = performance.now();
  // Scroll snapping would pull every frame back to a card.
  strip.style.scrollSnapType = 'none';
  const frame = (now: number) => {
    const progress = duration === 0 ? 1 : Math.min(1, (now - start) / duration);
    strip.scrollLeft = from + (to - from) * (1 - (1 - progress) ** 3);
    if (progress < 1) requestAnimationFrame(frame);
    else strip.style.scrollSnapType = '';
  };
  requestAnimationFrame(frame);
}

/** Scrolls a strip of cards by one card, wrapping around at both ends. */
export function turnStrip(strip: HTMLElement, by: 1 | -1): void {
  const cards = [...strip.children].filter((card) => card instanceof HTMLElement);
  const [first] = cards;
  if (!first) return;
  const end = strip.scrollWidth - strip.clientWidth;
  // The last cards share the maximum scroll position.
  const positions = [...new Set(cards.map((card) => Math.min(card.offsetLeft - first.offsetLeft, end)))];
  const nearest = positions.reduce(
    (best, position, index) =>
      Math.abs(position - strip.scrollLeft) < Math.abs((positions[best] ?? 0) - strip.scrollLeft) ? index : best,
    0,
  );
  slide(strip, positions.at((nearest + by) % positions.length) ?? 0);
}
