import { Button, SafeHtml } from '@golf/shared/ui';
import { useEffect, useRef, useState } from 'react';
import styles from './Description.module.css';

export interface DescriptionProps {
  /** Untrusted HTML. */
  html: string;
  /** Renders the text without markup, which is cheaper: for off-screen cards. */
  wordsOnly: boolean;
  folded: boolean;
}

/** Up to this number of characters three lines of a phone are enough. Measured once the card is near. */
const SHORT = 120;

/** Description of a course. Folded, it begins with three lines, and a button unfolds a longer one. */
export function Description({ html, wordsOnly, folded }: DescriptionProps) {
  const box = useRef<HTMLDivElement>(null);
  const [isLong, setLong] = useState(html.length > SHORT);
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (!element || !folded || wordsOnly || open) return;
    const observer = new ResizeObserver(() => setLong(element.scrollHeight > element.clientHeight + 1));
    observer.observe(element);
    return () => observer.disconnect();
  }, [folded, wordsOnly, open]);
  return (
    <div>
      <div ref={box} className={open || !folded ? styles.box : `${styles.box} ${styles.folded}`}>
        <SafeHtml html={html} wordsOnly={wordsOnly} className={styles.description} />
      </div>
      {folded && (isLong || open) && (
        <Button kind="link" className={styles.more} aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? 'Read less' : 'Read more'}
        </Button>
      )}
    </div>
  );
}
