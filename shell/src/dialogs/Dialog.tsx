import { Button, useModal } from '@golf/shared/ui';
import X from 'lucide-react/icons/x';
import { useEffect, useId, useRef, type MouseEvent, type ReactNode } from 'react';
import styles from './Dialog.module.css';

export interface DialogProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
  /** Width for running text. */
  wide?: boolean;
}

/** Locks the page's scroll position without changing its width. @returns a function that unlocks it */
function lockScroll(): () => void {
  const { style, clientWidth } = document.documentElement;
  const hasScrollbar = innerWidth > clientWidth;
  Object.assign(style, { overflow: 'hidden', scrollbarGutter: hasScrollbar ? 'stable' : '' });
  return () => Object.assign(style, { overflow: '', scrollbarGutter: '' });
}

/** A modal dialog with a title. The page below does not scroll. */
export function Dialog({ title, onClose, children, wide = false }: DialogProps) {
  const modal = useModal(onClose);
  const pressedOverlay = useRef(false);
  const titleId = useId();

  useEffect(lockScroll, []);

  // Only a click outside the content has the dialog as its target. A text selection that ends there is no such click.
  const isOverlay = ({ target, currentTarget }: MouseEvent) => target === currentTarget;
  return (
    // A click on the overlay closes the dialog. Keyboard users have Escape.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      {...modal}
      aria-labelledby={titleId}
      className={styles.dialog}
      data-wide={wide || undefined}
      onMouseDown={(event) => (pressedOverlay.current = isOverlay(event))}
      onClick={(event) => pressedOverlay.current && isOverlay(event) && onClose()}
    >
      <div className={styles.content}>
        <div className={styles.head}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          <Button kind="icon" aria-label="Close" title="Close" onClick={onClose}>
            <X aria-hidden size={20} />
          </Button>
        </div>
        {/* Focusable, so that the arrow keys can scroll long content. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <div
          className={styles.body}
          tabIndex={wide ? 0 : undefined}
          role={wide ? 'group' : undefined}
          aria-labelledby={wide ? titleId : undefined}
        >
          {children}
        </div>
      </div>
    </dialog>
  );
}
