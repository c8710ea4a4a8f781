import styles from './TeeBadge.module.css';
import { readColour, teeColours } from './tee-colours.ts';

export interface TeeBadgeProps {
  name: string;
  /** Colours as the backend has them. */
  background: string;
  text: string;
}

/** The name of a tee on its colour, readable whatever that is. */
export function TeeBadge({ name, background, text }: TeeBadgeProps) {
  const colours = teeColours(background, text, readColour);
  return (
    <span
      className={styles.tee}
      data-ink={colours?.ink}
      style={colours ? { background: colours.background, color: colours.text ?? undefined } : undefined}
    >
      {name}
    </span>
  );
}
