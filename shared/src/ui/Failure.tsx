import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { Card } from './Card.tsx';
import styles from './Failure.module.css';
import { Notice } from './Notice.tsx';
import { useKeptFocus } from './use-kept-focus.ts';

const HINTS = {
  slot: 'The rest of the site works. Check your connection, then try again.',
  page: 'The server isn’t answering. We’re still trying.',
};
const BUTTONS = { call: 'secondary', part: 'link', slot: 'primary', page: 'primary' } as const;

export interface FailureProps {
  /** Error message as a sentence: "The tees aren’t available right now." */
  children: string;
  onRetry: () => unknown;
  /**
   * What is missing: the data of a call (default), the code of a late part, a whole slot, or the data that is the whole
   * content of a page.
   */
  kind?: 'call' | 'part' | 'slot' | 'page' | undefined;
  /** Link to another page, for a page. */
  elsewhere?: ReactNode;
}

/** Replaces what failed to load, with "Try again". */
export function Failure({ children, onRetry, kind = 'call', elsewhere }: FailureProps) {
  const box = useKeptFocus<HTMLDivElement & HTMLParagraphElement>();
  const again = (
    <Button kind={BUTTONS[kind]} onClick={() => void onRetry()}>
      Try again
    </Button>
  );
  if (kind === 'page')
    return (
      <Notice failed title={children} hint={HINTS.page}>
        <div ref={box} className={styles.ways}>
          {again}
          {elsewhere}
        </div>
      </Notice>
    );
  if (kind === 'slot')
    return (
      <Card ref={box} role="alert" className={styles.slot}>
        <p className={styles.title}>{children}</p>
        <p className={styles.hint}>{HINTS.slot}</p>
        {again}
      </Card>
    );
  return (
    <Card as="p" ref={box} role={kind === 'part' ? 'alert' : 'status'} className={styles[kind]}>
      {children} {again}
    </Card>
  );
}
