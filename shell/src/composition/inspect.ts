import { lateImport } from '@golf/shared/late';
import type { InspectedPage } from '../inspector/facts.ts';

const inspector = lateImport(() => import('../inspector/show.tsx'));

/** Opens the inspector with `?inspect` in the address and toggles it with Alt+I. Its code loads on first use. */
export function listenForInspector(inspected: InspectedPage): void {
  let close: (() => void) | null = null;
  let asked = false;

  function toggle(): void {
    asked = !asked;
    close?.();
    close = null;
    if (!asked) return;
    inspector.load().then(
      // Skipped if it was toggled off while the code was loading.
      ({ showInspector }) => asked && (close ??= showInspector(inspected, toggle)),
      (error: unknown) => {
        asked = false;
        console.error('The inspector did not load:', error);
      },
    );
  }

  addEventListener('keydown', ({ altKey, code }) => altKey && code === 'KeyI' && toggle());
  if (new URLSearchParams(location.search).has('inspect')) toggle();
}
