import { DEFAULT_PICTURES } from '../site.ts';
import { Picture } from './Picture.tsx';
import styles from './PlayerFace.module.css';

export interface PlayerFaceProps {
  src: string | null;
  /** Width and height in px. */
  size: number;
  /** Adds the gold ring of a Handicap Legend. */
  isLegend?: boolean;
  className?: string | undefined;
}

/** A player's picture in a circle. Decorative: the name is next to it. */
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
