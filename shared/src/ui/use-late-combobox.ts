import { useCallback, useLayoutEffect, useRef, useState, type ChangeEvent } from 'react';
import type { LateImport } from '../late/late-import.ts';

/**
 * A text field whose suggestions are a separate chunk, loaded when the field takes the focus. Typed text, focus and caret
 * survive hydration and the change from the plain field to the combobox.
 */
export function useLateCombobox<Module extends object>(late: LateImport<Module>, initial = '') {
  const [text, setText] = useState(initial);
  const [module, setModule] = useState<Module | null>(null);
  // Replacing the field would interrupt an input method in the middle of a word.
  const [composing, setComposing] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const selection = useRef<[start: number | null, end: number | null] | null>(null);
  const suggestions = composing ? null : module;
  const hasSuggestions = suggestions !== null;

  const load = useCallback(() => {
    late.load().then(
      (loaded) => setModule(() => loaded),
      () => {}, // The plain field stays; the next focus retries.
    );
  }, [late]);
  // React detaches a ref while the element is still in the document, and so still has the focus.
  const ref = useCallback(
    (field: HTMLInputElement | null) => {
      // The server-rendered field may have text or focus before hydration.
      if (field && field.value !== '') setText(field.value);
      if (field && field === document.activeElement) load();
      return () => {
        selection.current =
          field && field === document.activeElement ? [field.selectionStart, field.selectionEnd] : null;
      };
    },
    [load],
  );
  useLayoutEffect(() => {
    const field = box.current?.querySelector('input');
    if (!hasSuggestions || !field || !selection.current) return;
    field.focus({ preventScroll: true });
    field.setSelectionRange(...selection.current);
  }, [hasSuggestions]);

  return {
    /** Contains the field and its suggestions. */
    box,
    text,
    setText,
    load,
    /** Null until it is loaded, and while an input method composes a word. */
    suggestions,
    /** Props of the field without suggestions. */
    plainField: {
      ref,
      value: text,
      onChange: (event: ChangeEvent<HTMLInputElement>) => setText(event.target.value),
      onCompositionStart: () => setComposing(true),
      onCompositionEnd: () => setComposing(false),
    },
  };
}
