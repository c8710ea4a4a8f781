import Check from 'lucide-react/icons/check';
import type { LucideIcon } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from './Button.tsx';
import styles from './CopyButton.module.css';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/** How long "Link copied" shows, in milliseconds. */
const SHOWN_FOR = 2500;

export interface CopyButtonProps {
  /** What goes to the clipboard; asked for when the button is pressed. */
  text: () => string;
  /** The words of the button, or its accessible name where it shows its icon only. */
  label: string;
  icon: LucideIcon;
  iconOnly?: boolean;
  /** Said for a moment: "Link copied". */
  copied: string;
  /** Places the message beside or below the button. */
  messageClassName?: string | undefined;
}

/** Copies a text. A browser that refuses shows it, to be copied by hand. */
export function CopyButton({ text, label, icon, iconOnly = false, copied, messageClassName }: CopyButtonProps) {
  const [result, setResult] = useState<'copied' | 'refused' | null>(null);
  useEffect(() => {
    if (result !== 'copied') return undefined;
    const timer = setTimeout(() => setResult(null), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [result]);
  const copy = () =>
    navigator.clipboard.writeText(text()).then(
      () => setResult('copied'),
      () => setResult('refused'),
    );
  const Icon = result === 'copied' ? Check : icon;
  return (
    <>
      <Button
        kind={iconOnly ? 'icon' : 'secondary'}
        aria-label={iconOnly ? label : undefined}
        title={iconOnly ? label : undefined}
        // Without HTTPS there is no clipboard at all.
        onClick={() => (navigator.clipboard ? void copy() : setResult('refused'))}
      >
        <Icon aria-hidden size={iconOnly ? 20 : 16} />
        {!iconOnly && (
          // In one place: what stands beside and below the button must not move for what it says.
          <span className={styles.words} data-words={copied} data-copied={result === 'copied' || undefined}>
            <span>{label}</span>
          </span>
        )}
      </Button>
      <span
        role="status"
        className={[styles.message, messageClassName].filter(Boolean).join(' ')}
        data-heard={(!iconOnly && result === 'copied') || undefined}
      >
        {result === 'copied' && (iconOnly ? copied : <VisuallyHidden>{copied}</VisuallyHidden>)}
        {result === 'refused' && <span className={styles.text}>{text()}</span>}
      </span>
    </>
  );
}
