import { ROUTES } from '@golf/shared/routes';
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
      <button type="button" className={styles.secondary} onClick={() => void copy()}>
        {copied === 'yes' ? <Check aria-hidden size={16} /> : <Link2 aria-hidden size={16} />}
        {copied === 'yes' ? 'Copied' : 'Copy link'}
      </button>
      <span role="status" className={copied === 'refused' ? styles.address : styles.visuallyHidden}>
        {copied === 'yes' ? 'The link is on the clipboard.' : copied === 'refused' ? address : ''}
      </span>
    </>
  );
}
