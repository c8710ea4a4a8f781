import type { ReactNode } from 'react';
import { useKeptFocus } from '../platform/use-kept-focus.ts';
import { Button } from './Button.tsx';
import { Notice } from './Notice.tsx';
import styles from './Unavailable.module.css';

const HINT = 'The server isn’t answering. We’re still trying.';

export interface UnavailableProps {
  /** What is missing, as a sentence: "The tees aren’t available right now." */
  children: string;
  /** Makes the failed call again. */
  onRetry: () => unknown;
  /** Whether it is all that the page would show. */
  whole?: boolean | undefined;
  /** A link to a page that may be there, for whom the whole page is missing. */
  elsewhere?: ReactNode;
}

/** Stands in for what a failed call should have shown, with a way to make the call again. */
export function Unavailable({ children, onRetry, whole = false, elsewhere }: UnavailableProps) {
  const ways = useKeptFocus<HTMLDivElement & HTMLParagraphElement>();
  const again = (
    <Button kind={whole ? 'primary' : 'secondary'} onClick={() => void onRetry()}>
      Try again
    </Button>
  );
  if (whole)
    return (
      <Notice failed title={children} hint={HINT}>
        <div ref={ways} className={styles.ways}>
          {again}
          {elsewhere}
        </div>
      </Notice>
    );
  return (
    <p ref={ways} role="status" className={styles.note}>
      {children} {again}
    </p>
  );
}
