import { DEFAULT_PICTURES } from '../site.ts';
import { Picture } from './Picture.tsx';
import styles from './PlayerFace.module.css';

export interface PlayerFaceProps {
  /** Address of the player's picture; null when there is none. */
  src: string | null;
  /** Width and height in px. */
  size: number;
  /** Whether it is one of a Handicap Legend: in a gold ring. */
  isLegend?: boolean;
  className?: string | undefined;
}

/** A player's picture in a circle, decorative: the name stands beside it. */
export function PlayerFace({ src, size, isLegend = false, className }: PlayerFaceProps) {
  return (
    <Picture
      src={src}
      fallback={DEFAULT_PICTURES.profile}
      alt=""
      width={size}
      height={size}
      className={[styles.face, isLegend && styles.legend, className].filter(Boolean).join(' ')}
    />
  );
}
