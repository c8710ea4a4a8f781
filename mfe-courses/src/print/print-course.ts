/** Attributes that mark page and card while one card is printed; print.css hides the rest. */
const ROOT_MARK = 'data-printing-one';
const CARD_MARK = 'data-printed';

/** Prints one card and nothing else of the page. */
export function printCourse(card: HTMLElement): void {
  const root = document.documentElement;
  const title = document.title;
  const finish = () => {
    root.removeAttribute(ROOT_MARK);
    card.removeAttribute(CARD_MARK);
    document.title = title;
  };
  root.setAttribute(ROOT_MARK, '');
  card.setAttribute(CARD_MARK, '');
  // Browsers name a PDF after the title.
  document.title = card.querySelector('h2')?.textContent || title;
  addEventListener('afterprint', finish, { once: true });
  print();
}
