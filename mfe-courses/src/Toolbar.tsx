import { Button, Spinner, Status } from '@golf/shared/ui';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import type { ReactNode, Ref } from 'react';
import styles from './Toolbar.module.css';

export interface ToolbarProps {
  open: boolean;
  /** Button that expands and collapses the filters. */
  toggle: Ref<HTMLButtonElement>;
  onToggle: () => void;
  /** Called when pointer or focus reaches the button: preloads the filters. */
  onApproach: () => void;
  /** Id of the filters. */
  controls: string;
  matching: number;
  total: number;
  /** Announcement of the result of a filter change, once typing has paused. */
  said: string | undefined;
  loading: boolean;
  /** The filters, below the toolbar. */
  panel: ReactNode;
  /** At the right end; below the filters on a phone. */
  children: ReactNode;
}

/** Toolbar above the cards: filter button, number of matching courses, loading indicator. */
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
      <Status message={said} />
      {loading && <Spinner label="Loading the courses" />}
      {open && (
        <div id={controls} className={styles.panel}>
          {panel}
        </div>
      )}
      <div className={styles.aside}>{children}</div>
    </div>
  );
}
