import { createRoot } from 'react-dom/client';
import type { InspectedPage } from './facts.ts';
import { Inspector } from './Inspector.tsx';

/**
 * Renders the inspector over the page, in a separate React root.
 * @returns a function that removes it
 */
export function showInspector(inspected: InspectedPage, onClose: () => void): () => void {
  const element = document.body.appendChild(document.createElement('div'));
  const root = createRoot(element);
  root.render(<Inspector inspected={inspected} onClose={onClose} />);
  return () => {
    root.unmount();
    element.remove();
  };
}
