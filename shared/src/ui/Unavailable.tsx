import type { ReactNode } from 'react';
import { useKeptFocus } from '../platform/use-kept-focus.ts';
import { Button } from './Button.tsx';
import { Notice } from './Notice.tsx';
import styles from './Unavailable.module.css';

const HINT = 'The server isn’t answering. We’re still trying.';

export interface UnavailableProps {
  /** Error message as a sentence: "The tees aren’t available right now." */
  children: string;
  onRetry: () => unknown;
  /** Whether the message is the whole content of the page. */
  whole?: boolean | undefined;
  /** Link to another page, for a page whose whole content is missing. */
  elsewhere?: ReactNode;
}

/** Replaces the content of a failed call, with a retry button. */
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
