import type { Locator } from '@playwright/test';

/** The words inside of an element that are broken onto another line. */
export function brokenWords(element: Locator): Promise<string[]> {
  return element.evaluate((root) => {
    const found = new Set<string>();
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const box = node.parentElement;
      if (!box?.checkVisibility()) continue;
      // What is there for screen readers alone is cut off on purpose, or has no size that could be seen to break.
      const { clipPath, fontSize } = getComputedStyle(box);
      if (clipPath !== 'none' || fontSize === '0px') continue;
      for (const word of (node.textContent ?? '').matchAll(/[^\s-]+/g)) {
        const range = document.createRange();
        range.setStart(node, word.index);
        range.setEnd(node, word.index + word[0].length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) found.add(word[0]);
      }
    }
    return [...found];
  });
}

/** The texts of those elements that do not fit into their box. */
export function cutTexts(elements: Locator): Promise<string[]> {
  return elements.evaluateAll((boxes) =>
    boxes
      .filter((box) => box.scrollHeight > box.clientHeight + 1 || box.scrollWidth > box.clientWidth + 1)
      .map((box) => box.textContent),
  );
}
