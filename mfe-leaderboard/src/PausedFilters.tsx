import { VisuallyHidden } from '@golf/shared/ui';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import styles from './PausedFilters.module.css';

interface PausedFiltersProps {
  /** "Scotland", "2 players": a word for each filter. */
  words: readonly string[];
  onResume: () => void;
}

/** A chip in place of the filters that gave way to a player whom they hide. */
export function PausedFilters({ words, onResume }: PausedFiltersProps) {
  return (
    <button type="button" className={styles.paused} onClick={onResume}>
      Filter paused: {words.join(', ')} <VisuallyHidden>(filter again)</VisuallyHidden>
      <RotateCcw aria-hidden size={14} />
    </button>
  );
}
