import { VisuallyHidden } from '@golf/shared/ui';
import X from 'lucide-react/icons/x';
import type { Filters } from '../view/filters.ts';
import { chipsOf, type Chip, type Names } from '../view/names.ts';
import styles from './FilterChips.module.css';

interface FilterChipsProps {
  filters: Filters;
  names: Names;
  onRemove: (chip: Chip) => void;
}

/** A button for each chosen value of the filters, which removes it. */
export const FilterChips = ({ filters, names, onRemove }: FilterChipsProps) =>
  chipsOf(filters, names).map((chip) => (
    <button
      key={`${chip.kind} ${chip.value}`}
      type="button"
      className={styles.chip}
      data-unknown={chip.unknown || undefined}
      onClick={() => onRemove(chip)}
    >
      <VisuallyHidden>Remove filter:</VisuallyHidden> {chip.words}
      <X aria-hidden size="0.875rem" />
    </button>
  ));
