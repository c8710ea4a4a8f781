import { useModal } from '@golf/shared/ui';
import X from 'lucide-react/icons/x';
import { useEffect, useId, useRef, type MouseEvent, type ReactNode } from 'react';
import styles from './Dialog.module.css';

export interface DialogProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
  /** Wide enough for running text. */
  wide?: boolean;
}

/** Stops the page from scrolling without changing its width. Returns the function that undoes it. */
function lockScroll(): () => void {
  const { style, clientWidth } = document.documentElement;
  const hasScrollbar = innerWidth > clientWidth;
  Object.assign(style, { overflow: 'hidden', scrollbarGutter: hasScrollbar ? 'stable' : '' });
  return () => Object.assign(style, { overflow: '', scrollbarGutter: '' });
}

/** A modal dialog with a title, over a page that stands still. */
export function Dialog({ title, onClose, children, wide = false }: DialogProps) {
  const modal = useModal(onClose);
  const pressedOverlay = useRef(false);
  const titleId = useId();

  useEffect(lockScroll, []);

  // Only a click outside the content targets the dialog itself. A text selection that ends there is no click on it.
  const isOverlay = ({ target, currentTarget }: MouseEvent) => target === currentTarget;
  return (
    // A click on the overlay closes it; the keyboard has Escape.
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
          <button type="button" className={styles.close} aria-label="Close" title="Close" onClick={onClose}>
            <X aria-hidden />
          </button>
        </div>
        {/* It may scroll: focusable, so that the arrow keys can scroll it. */}
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
