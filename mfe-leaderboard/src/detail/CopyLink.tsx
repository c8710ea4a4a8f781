import { ROUTES } from '@golf/shared/routes';
import { Button, VisuallyHidden } from '@golf/shared/ui';
import { Check, Link2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import styles from './Profile.module.css';

/** How long it says so, in milliseconds. */
const SAID = 2500;

/** Puts the address that opens this player on the clipboard. */
export function CopyLink({ playerId }: { playerId: number }) {
  const [copied, setCopied] = useState<'yes' | 'refused' | null>(null);
  useEffect(() => {
    if (copied !== 'yes') return;
    const timer = setTimeout(() => setCopied(null), SAID);
    return () => clearTimeout(timer);
  }, [copied]);
  const address = `${location.origin}${ROUTES.home}?expand=${playerId}`;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      setCopied('yes');
    } catch {
      setCopied('refused');
    }
  };
  return (
    <>
      <Button onClick={() => void copy()}>
        {copied === 'yes' ? <Check aria-hidden size={16} /> : <Link2 aria-hidden size={16} />}
        {copied === 'yes' ? 'Copied' : 'Copy link'}
      </Button>
      <span role="status">
        {copied === 'yes' && <VisuallyHidden>The link is on the clipboard.</VisuallyHidden>}
        {copied === 'refused' && <span className={styles.address}>{address}</span>}
      </span>
    </>
  );
}
