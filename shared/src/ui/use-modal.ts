import { useLayoutEffect, useRef, type RefObject, type SyntheticEvent } from 'react';

export interface Modal {
  ref: RefObject<HTMLDialogElement | null>;
  onCancel: (event: SyntheticEvent) => void;
  onClose: () => void;
}

/**
 * Props of a `<dialog>` that is modal for as long as it is mounted: the browser traps the focus, asks to close it on
 * Escape, and restores the focus afterwards.
 * @param onClose has to unmount it
 */
export function useModal(onClose: () => void): Modal {
  const ref = useRef<HTMLDialogElement>(null);
  // A layout effect: it is closed while it is still in the document, without which the browser restores no focus.
  useLayoutEffect(() => {
    const dialog = ref.current;
    // A browser without modal dialogs, or a test's window.
    dialog?.showModal?.();
    return () => dialog?.close?.();
  }, []);
  const onCancel = (event: SyntheticEvent) => {
    // Left to the browser, it would close now and say so in a task of its own: a key that has opened the dialog again
    // in between would be undone by that.
    event.preventDefault();
    onClose();
  };
  return { ref, onCancel, onClose };
}
