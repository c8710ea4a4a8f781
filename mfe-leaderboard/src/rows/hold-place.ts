const HANDS = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/**
 * Keeps the scroll position of a reloaded page while its open row grows, until the visitor scrolls. Browsers anchor the
 * scroll position to content that was visible before the row grew: rows further down.
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
