import { useLayoutEffect, useRef, type RefObject, type SyntheticEvent } from 'react';

export interface Modal {
  ref: RefObject<HTMLDialogElement | null>;
  onCancel: (event: SyntheticEvent) => void;
  onClose: () => void;
}

/**
 * Props of a `<dialog>` that is modal while it is mounted. The browser traps the focus, requests closing on Escape and
 * restores the focus afterwards.
 * @param onClose must unmount the dialog
 */
export function useModal(onClose: () => void): Modal {
  const ref = useRef<HTMLDialogElement>(null);
  // Layout effect: the dialog closes before its removal from the document. Otherwise the browser would not restore the
  // focus.
  useLayoutEffect(() => {
    const dialog = ref.current;
    // Missing in browsers without modal dialogs and in a test's window.
    dialog?.showModal?.();
    return () => dialog?.close?.();
  }, []);
  const onCancel = (event: SyntheticEvent) => {
    // By default the browser would close the dialog now and fire `close` in a later task, which would undo a key press
    // that reopens the dialog in between.
    event.preventDefault();
    onClose();
  };
  return { ref, onCancel, onClose };
}
