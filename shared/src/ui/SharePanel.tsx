import Copy from 'lucide-react/icons/copy';
import Share2 from 'lucide-react/icons/share-2';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { Card } from './Card.tsx';
import { CopyButton } from './CopyButton.tsx';
import styles from './Share.module.css';

export interface SharePartProps {
  title: string;
  words: ReactNode;
  /** Text to copy, and the label of its button. */
  text: string;
  label: string;
  icon?: typeof Copy;
  copied: string;
  /** Before the text. */
  preview?: ReactNode;
  /** Beside the button. */
  children?: ReactNode;
}

/** One way to share: words, a text to copy, and more buttons. */
export function SharePart({ title, words, text, label, icon = Copy, copied, preview, children }: SharePartProps) {
  return (
    <section className={styles.part}>
      <h3 className={styles.name}>{title}</h3>
      <p className={styles.words}>{words}</p>
      {preview}
      <code className={styles.code}>{text}</code>
      <div className={styles.actions}>
        <span className={styles.copy} data-needs-script>
          <CopyButton text={() => text} label={label} icon={icon} copied={copied} />
        </span>
        {children}
      </div>
    </section>
  );
}

export interface SharePanelProps {
  /** Id of the popover, which the browser opens with or without scripts. */
  id: string;
  /** Label of the button. */
  label: string;
  title: string;
  /** Subject in logged clicks: "player-14". */
  event: string;
  onOpen?: () => void;
  children: ReactNode;
}

/** A button, and the panel that it opens, with several ways to share. */
export function SharePanel({ id, label, title, event, onOpen, children }: SharePanelProps) {
  return (
    <>
      <Button popoverTarget={id} aria-haspopup="dialog" data-event={`share-${event}`}>
        <Share2 aria-hidden size={16} />
        {label}
      </Button>
      <Card
        look="floating"
        id={id}
        popover="auto"
        role="dialog"
        aria-labelledby={`${id}-title`}
        className={styles.panel}
        onToggle={({ newState }) => newState === 'open' && onOpen?.()}
      >
        <div className={styles.head}>
          <h2 id={`${id}-title`} className={styles.title}>
            {title}
          </h2>
          <Button kind="icon" popoverTarget={id} popoverTargetAction="hide" aria-label="Close">
            <X aria-hidden size={20} />
          </Button>
        </div>
        {children}
      </Card>
    </>
  );
}
