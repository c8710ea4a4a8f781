import type { Page } from '@playwright/test';

/** Sets the text spacing of WCAG 2.2, 1.4.12. */
export function spaceText(page: Page): Promise<void> {
  return page.evaluate(() => {
    const spaced = new CSSStyleSheet();
    spaced.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
      p { margin-bottom: 2em !important }
    `);
    document.adoptedStyleSheets = [spaced];
  });
}
