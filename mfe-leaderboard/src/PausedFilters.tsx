import { VisuallyHidden } from '@golf/shared/ui';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import styles from './PausedFilters.module.css';

interface PausedFiltersProps {
  /** "Scotland", "2 players": one label a filter. */
  words: readonly string[];
  onResume: () => void;
}

/** Chip in place of filters that are paused because they hide the opened player. */
export function PausedFilters({ words, onResume }: PausedFiltersProps) {
  return (
    <button type="button" className={styles.paused} onClick={onResume}>
      Filter paused: {words.join(', ')} <VisuallyHidden>(filter again)</VisuallyHidden>
      <RotateCcw aria-hidden size={14} />
    </button>
  );
}
