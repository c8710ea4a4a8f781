import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { isNamed, titleOf } from './places.ts';

function subscribe(onChange: () => void): () => void {
  addEventListener('scroll', onChange, { passive: true });
  return () => removeEventListener('scroll', onChange);
}

/** The heading that has scrolled away; a name that is only a preview stays where it is blurred. */
const headingAbove = () =>
  (scrollY > 0 && document.querySelector('main h1:not(:has([data-preview]))')?.textContent) || '';

const none = () => '';

/** What the header calls the page: a course or a player by name, once its heading has scrolled away. */
export function useTitle(): string {
  const { pathname } = useLocation();
  const heading = useSyncExternalStore(subscribe, isNamed(pathname) ? headingAbove : none, none);
  return heading || titleOf(pathname);
}
