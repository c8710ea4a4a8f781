const HANDS = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/**
 * Keeps a reloaded page where it is while its open row grows, until the visitor moves. Browsers keep in view what was there
 * before the row had grown: rows that belong further down.
 * @returns a function that ends it
 */
export function holdPlace(): () => void {
  const top = scrollY;
  const observer = new ResizeObserver(() => scrollTo(scrollX, top));
  observer.observe(document.body);
  const letGo = () => {
    observer.disconnect();
    for (const hand of HANDS) removeEventListener(hand, letGo);
  };
  for (const hand of HANDS) addEventListener(hand, letGo, { passive: true });
  return letGo;
}
