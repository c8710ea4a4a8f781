import { ROUTES } from '@golf/shared/pages';
import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { headingOf, titleOf } from './places.ts';

/** Where the header has room for more than a name. */
const WIDE = '(min-width: 48rem)';

/** px from the top of the window, below the header. */
const BELOW = 72;

function subscribe(onChange: () => void): () => void {
  addEventListener('scroll', onChange, { passive: true });
  return () => removeEventListener('scroll', onChange);
}

/** The name of the course whose card goes by below the header, once it has gone. */
function cardAbove(): string {
  const card = document.elementFromPoint(innerWidth / 2, BELOW)?.closest('main article');
  const heading = card?.querySelector('h2');
  return heading && heading.getBoundingClientRect().bottom < BELOW ? heading.textContent : '';
}

/** The heading that has scrolled away; a name that is only a preview stays where it is blurred. */
function headingAbove(pathname: string): string {
  if (scrollY === 0) return '';
  if (pathname === ROUTES.courses) return cardAbove();
  const heading = headingOf(pathname);
  if (heading !== 'name' && !(heading === 'title' && matchMedia(WIDE).matches)) return '';
  return document.querySelector('main h1:not(:has([data-preview]))')?.textContent ?? '';
}

/** What the header calls the page: a course, a player, on a wide screen an article by name, once the heading has scrolled away. */
export function useTitle(): string {
  const { pathname } = useLocation();
  const heading = useSyncExternalStore(
    subscribe,
    () => headingAbove(pathname),
    () => '',
  );
  return heading || titleOf(pathname);
}
