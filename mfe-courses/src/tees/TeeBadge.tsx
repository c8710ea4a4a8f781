import { TeeDot, VisuallyHidden } from '@golf/shared/ui';
import styles from './TeeBadge.module.css';
import { readColour, teeColours } from './tee-colours.ts';

export interface TeeBadgeProps {
  name: string;
  /** Colours as stored in the backend. */
  background: string;
  text: string;
  /**
   * Whether it is a women's tee, added as a label. Absent if the backend does not report it, or if the label is
   * elsewhere.
   */
  gender?: boolean | null;
  /**
   * Below a head with the full badge: a dot in its colour and, if space allows, its name; the gender is for screen
   * readers only.
   */
  quiet?: boolean;
}

/** Name of a tee on its colour, with readable contrast on any colour. */
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
