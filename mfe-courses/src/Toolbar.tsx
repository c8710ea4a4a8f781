import { Button, VisuallyHidden } from '@golf/shared/ui';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import type { ReactNode, Ref } from 'react';
import styles from './Toolbar.module.css';

export interface ToolbarProps {
  open: boolean;
  /** The button that shows and hides the filters. */
  toggle: Ref<HTMLButtonElement>;
  onToggle: () => void;
  /** The visitor is about to open the filters. */
  onApproach: () => void;
  /** Id of the filters. */
  controls: string;
  matching: number;
  total: number;
  /** What a change of the filters has led to, once the visitor has stopped typing. */
  said: string | undefined;
  loading: boolean;
  /** The filters, below. */
  panel: ReactNode;
  /** On its right; below the filters on a phone. */
  children: ReactNode;
}

/** Above the cards: the way to the filters, how many courses match, and whether something is on its way. */
export function Toolbar({
  open,
  toggle,
  onToggle,
  onApproach,
  controls,
  matching,
  total,
  said,
  loading,
  panel,
  children,
}: ToolbarProps) {
  const all = total === 1 ? '1 course' : `${total} courses`;
  return (
    <div className={styles.toolbar}>
      <Button
        ref={toggle}
        aria-expanded={open}
        aria-controls={open ? controls : undefined}
        data-event="courses-filters"
        onClick={onToggle}
        onPointerEnter={onApproach}
        onFocus={onApproach}
      >
        <SlidersHorizontal aria-hidden size={16} />
        {open ? 'Hide Filters' : 'Filter Courses'}
      </Button>
      <p className={styles.count}>{matching === total ? all : `${matching} of ${all}`}</p>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      {loading && <span data-needs-script role="status" aria-label="Loading the courses" className={styles.spinner} />}
      {open && (
        <div id={controls} className={styles.panel}>
          {panel}
        </div>
      )}
      <div className={styles.aside}>{children}</div>
    </div>
  );
}
