import Check from 'lucide-react/icons/check';
import type { LucideIcon } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from './Button.tsx';
import styles from './CopyButton.module.css';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/** Display time of "Link copied", in milliseconds. */
const SHOWN_FOR = 2500;

export interface CopyButtonProps {
  /** Text for the clipboard, computed on press. */
  text: () => string;
  /** Label of the button, or its accessible name if only the icon is visible. */
  label: string;
  icon: LucideIcon;
  iconOnly?: boolean;
  /** Temporary confirmation: "Link copied". */
  copied: string;
  /** Class that positions the message. */
  messageClassName?: string | undefined;
}

/** Copies a text. If the browser refuses, the text is shown for manual copying. */
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
        // Without HTTPS the clipboard API is missing.
        onClick={() => (navigator.clipboard ? void copy() : setResult('refused'))}
      >
        <Icon aria-hidden size={iconOnly ? 20 : 16} />
        {!iconOnly && (
          // Both texts share one box: the elements around the button must not move.
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
