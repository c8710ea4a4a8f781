import type { Locator } from '@playwright/test';

/** Words of an element that are broken across lines, except in code. */
export function brokenWords(element: Locator): Promise<string[]> {
  return element.evaluate((root) => {
    const found = new Set<string>();
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const box = node.parentElement;
      if (!box?.checkVisibility() || box.closest('code, pre')) continue;
      // Text for screen readers only is clipped on purpose.
      if (getComputedStyle(box).fontSize === '0px') continue;
      let isClipped = false;
      for (let around: Element | null = box; around && !isClipped; around = around.parentElement) {
        isClipped = getComputedStyle(around).clipPath !== 'none';
      }
      if (isClipped) continue;
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

/** Texts of elements that overflow their box. */
export function cutTexts(elements: Locator): Promise<string[]> {
  return elements.evaluateAll((boxes) =>
    boxes
      .filter((box) => box.scrollHeight > box.clientHeight + 1 || box.scrollWidth > box.clientWidth + 1)
      .map((box) => box.textContent),
  );
}

/** Texts that overlap others, or cross the edge of a box that clips them. */
export function wordsInTheWay(element: Locator): Promise<string[]> {
  return element.evaluate((root) => {
    // Letters take about half of a line's height.
    const AIR = 0.22;
    interface Word {
      word: string;
      of: Element;
      left: number;
      right: number;
      top: number;
      bottom: number;
    }
    const seen: Word[] = [];
    const found: string[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const of = node.parentElement;
      if (!of?.checkVisibility({ visibilityProperty: true })) continue;
      // Each digit of the counter consists of two overlapping halves.
      if (of.closest('[aria-label$="golf shots tracked"]')) continue;
      const around: Element[] = [];
      for (let box: Element | null = of; box && box !== root; box = box.parentElement) around.push(box);
      // For screen readers only.
      if (around.some((box) => getComputedStyle(box).clipPath !== 'none' || box.clientHeight === 1)) continue;
      for (const word of (node.textContent ?? '').matchAll(/\S+/g)) {
        const range = document.createRange();
        range.setStart(node, word.index);
        range.setEnd(node, word.index + word[0].length);
        for (const { left, right, top, bottom, height } of range.getClientRects()) {
          const place = { left: left + 1, right: right - 1, top: top + AIR * height, bottom: bottom - AIR * height };
          let isOutside = false;
          for (const box of around) {
            const { overflowX, overflowY } = getComputedStyle(box);
            if (overflowX === 'visible' && overflowY === 'visible') continue;
            const edge = box.getBoundingClientRect();
            const isInside =
              place.left >= edge.left - 1 &&
              place.right <= edge.right + 1 &&
              place.top >= edge.top - 1 &&
              place.bottom <= edge.bottom + 1;
            if (isInside) continue;
            isOutside = true;
            // Scrollable content can be reached, and so can content that the next button unfolds.
            const isFolded = box.nextElementSibling?.matches('button[aria-expanded=false]') ?? false;
            if (!isFolded && !/auto|scroll/.test(overflowX + overflowY)) found.push(`${word[0]} is cut off`);
            break;
          }
          if (isOutside) continue;
          const other = seen.find(
            (one) =>
              one.of !== of &&
              Math.min(one.right, place.right) - Math.max(one.left, place.left) > 1 &&
              Math.min(one.bottom, place.bottom) - Math.max(one.top, place.top) > 1,
          );
          if (other) found.push(`${word[0]} over ${other.word}`);
          seen.push({ word: word[0], of, ...place });
        }
      }
    }
    return found;
  });
}
