import { TeeDot, VisuallyHidden } from '@golf/shared/ui';
import styles from './TeeBadge.module.css';
import { readColour, teeColours } from './tee-colours.ts';

export interface TeeBadgeProps {
  name: string;
  /** Colours as the backend has them. */
  background: string;
  text: string;
  /** Whether it is a women's tee: said beside it. Left out where the backend does not say, or where it is said elsewhere. */
  gender?: boolean | null;
  /** Below a head that has it: a dot of its colour and, where there is room, its name; whose it is, for the ear only. */
  quiet?: boolean;
}

/** The name of a tee on its colour, readable whatever that is. */
export function TeeBadge({ name, background, text, gender = null, quiet = false }: TeeBadgeProps) {
  const colours = teeColours(background, text, readColour);
  if (quiet) {
    return (
      <span className={styles.quiet}>
        <TeeDot colour={colours?.background} />
        <span className={styles.quietName}>
          {name}
          {gender !== null && <VisuallyHidden> {gender ? 'Women' : 'Men'}</VisuallyHidden>}
        </span>
      </span>
    );
  }
  const style = colours ? { background: colours.background, color: colours.text ?? undefined } : undefined;
  const badge = (
    <span className={styles.tee} data-ink={colours?.ink} style={style}>
      {name}
    </span>
  );
  if (gender === null) return badge;
  return (
    <span className={styles.both}>
      {badge} <span className={styles.gender}>{gender ? 'Women' : 'Men'}</span>
    </span>
  );
}
