import { PAGE_MARKS } from '@golf/shared/platform/contract';

/** Marks the card to print; print.css hides the rest of the page. */
const CARD_MARK = 'data-printed';

/** Prints only one card of the page. */
export function printCourse(card: HTMLElement): void {
  const root = document.documentElement;
  const title = document.title;
  const finish = () => {
    root.removeAttribute(PAGE_MARKS.printingOne);
    card.removeAttribute(CARD_MARK);
    document.title = title;
  };
  root.setAttribute(PAGE_MARKS.printingOne, '');
  card.setAttribute(CARD_MARK, '');
  // Browsers name a PDF after the title.
  document.title = card.querySelector('h2')?.textContent || title;
  addEventListener('afterprint', finish, { once: true });
  print();
}
