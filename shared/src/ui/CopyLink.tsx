import Check from 'lucide-react/icons/check';
import Link2 from 'lucide-react/icons/link-2';
import { useEffect, useState } from 'react';
import { Button } from './Button.tsx';
import styles from './CopyLink.module.css';

/** How long "Link copied" shows, in milliseconds. */
const SHOWN_FOR = 2500;

export interface CopyLinkProps {
  /** Root-relative address to copy: "/?expand=14". */
  path: string;
  /** Accessible name of a button that shows its icon only; without it the button reads "Copy link". */
  iconLabel?: string;
  /** Places the message beside or below the button. */
  messageClassName?: string | undefined;
}

/** Copies a link to the clipboard. A browser that refuses gets the address as text, to be copied by hand. */
export function CopyLink({ path, iconLabel, messageClassName }: CopyLinkProps) {
  const [result, setResult] = useState<'copied' | 'refused' | null>(null);
  useEffect(() => {
    if (result !== 'copied') return undefined;
    const timer = setTimeout(() => setResult(null), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [result]);
  const address = () => new URL(path, location.href).href;
  const copy = () =>
    navigator.clipboard.writeText(address()).then(
      () => setResult('copied'),
      () => setResult('refused'),
    );
  const Icon = result === 'copied' ? Check : Link2;
  return (
    <>
      <Button
        kind={iconLabel ? 'icon' : 'secondary'}
        aria-label={iconLabel}
        title={iconLabel}
        // Without HTTPS there is no clipboard at all.
        onClick={() => (navigator.clipboard ? void copy() : setResult('refused'))}
      >
        <Icon aria-hidden size={iconLabel ? 24 : 16} />
        {!iconLabel && 'Copy link'}
      </Button>
      <span role="status" className={[styles.message, messageClassName].filter(Boolean).join(' ')}>
        {result === 'copied' && 'Link copied'}
        {result === 'refused' && <span className={styles.address}>{address()}</span>}
      </span>
    </>
  );
}
