import { formatHandicap, isPlus, speakHandicap } from '@golf/shared/format';
import { VisuallyHidden } from '@golf/shared/ui';

/** A handicap as figures, and as words for screen readers. */
export const Handicap = ({ value }: { value: number | null }) => (
  <>
    <span aria-hidden data-plus={isPlus(value) || undefined}>
      {formatHandicap(value)}
    </span>
    <VisuallyHidden>{speakHandicap(value)}</VisuallyHidden>
  </>
);
