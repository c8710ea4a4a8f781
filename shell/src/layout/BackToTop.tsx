import ArrowUp from 'lucide-react/icons/arrow-up';
import { useSyncExternalStore } from 'react';
import styles from './BackToTop.module.css';

function subscribe(onChange: () => void): () => void {
  addEventListener('scroll', onChange, { passive: true });
  addEventListener('resize', onChange);
  return () => {
    removeEventListener('scroll', onChange);
    removeEventListener('resize', onChange);
  };
}

const isFarDown = () => scrollY > innerHeight;

function goToTop(): void {
  // The button disappears: the focus moves to the top of the content.
  document.getElementById('content')?.focus({ preventScroll: true });
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  scrollTo({ top: 0, behavior: calm ? 'instant' : 'smooth' });
}

/** Button to the top of the page, shown after one viewport of scrolling. */
export function BackToTop() {
  const shown = useSyncExternalStore(subscribe, isFarDown, () => false);
  return (
    <button
      type="button"
      className={styles.button}
      data-back-to-top
      aria-label="Back to top"
      title="Back to top"
      hidden={!shown}
      data-event="back-to-top"
      onClick={goToTop}
    >
      <ArrowUp aria-hidden />
    </button>
  );
}
