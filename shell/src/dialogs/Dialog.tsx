import { X } from 'lucide-react';
import { useEffect, useId, useRef, type MouseEvent, type ReactNode } from 'react';
import styles from './Dialog.module.css';

export interface DialogProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
  /** As wide as a text to read; narrow unless given. */
  wide?: boolean;
}

/** Keeps the page below from scrolling, as wide as it is. Returns the way to let it go. */
function holdPage(): () => void {
  const { style, clientWidth } = document.documentElement;
  const hasScrollbar = innerWidth > clientWidth;
  Object.assign(style, { overflow: 'hidden', scrollbarGutter: hasScrollbar ? 'stable' : '' });
  return () => Object.assign(style, { overflow: '', scrollbarGutter: '' });
}

/**
 * A dialog over the page. The browser keeps the focus inside, closes it on Escape, and gives the focus back to
 * whatever had it.
 */
export function Dialog({ title, onClose, children, wide = false }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedOverlay = useRef(false);
  const titleId = useId();

  useEffect(() => {
    dialog.current?.showModal();
    return holdPage();
  }, []);

  // The dialog itself is only hit outside its content. Text selected into the overlay is no click on it.
  const isOverlay = ({ target, currentTarget }: MouseEvent) => target === currentTarget;
  const close = () => dialog.current?.close();
  return (
    // The keyboard has Escape for what the overlay does for the pointer.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      className={styles.dialog}
      data-wide={wide || undefined}
      onClose={onClose}
      onMouseDown={(event) => (pressedOverlay.current = isOverlay(event))}
      onClick={(event) => pressedOverlay.current && isOverlay(event) && close()}
    >
      <div className={styles.content}>
        <header className={styles.head}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          <button type="button" className={styles.close} aria-label="Close" title="Close" onClick={close}>
            <X aria-hidden />
          </button>
        </header>
        {/* Longer than a small screen: the arrow keys have to reach it. */}
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
