import { ROUTES } from '@golf/shared/pages';
import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { headingOf, titleOf } from './places.ts';

/** Screens on which the header has room for more than a name. */
const WIDE = '(min-width: 48rem)';

/** Y position below the header, in px from the top of the window. */
const BELOW = 72;

function subscribe(onChange: () => void): () => void {
  addEventListener('scroll', onChange, { passive: true });
  return () => removeEventListener('scroll', onChange);
}

/** Name of the course whose card is below the header, once the card's heading has scrolled away. */
function cardAbove(): string {
  const card = document.elementFromPoint(innerWidth / 2, BELOW)?.closest('main article');
  const heading = card?.querySelector('h2');
  return heading && heading.getBoundingClientRect().bottom < BELOW ? heading.textContent : '';
}

/** Text of a heading that has scrolled away. A blurred name is not repeated in the header. */
function headingAbove(pathname: string): string {
  if (scrollY === 0) return '';
  if (pathname === ROUTES.courses) return cardAbove();
  const heading = headingOf(pathname);
  if (heading !== 'name' && !(heading === 'title' && matchMedia(WIDE).matches)) return '';
  return document.querySelector('main h1:not(:has([data-preview]))')?.textContent ?? '';
}

/** Title in the header after the heading has scrolled away: a course, a player, or on a wide screen an article. */
export function useTitle(): string {
  const { pathname } = useLocation();
  const heading = useSyncExternalStore(
    subscribe,
    () => headingAbove(pathname),
    () => '',
  );
  return heading || titleOf(pathname);
}
