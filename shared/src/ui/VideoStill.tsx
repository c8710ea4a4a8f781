import { usePicture } from './use-picture.ts';
import styles from './VideoCard.module.css';

export interface VideoStillProps {
  /** Address of the thumbnail; null where there is none. */
  src: string | null;
  /** Size in px. */
  width: number;
  height: number;
}

/** The thumbnail of a video; "No Thumbnail" if there is none or it does not load. */
export function VideoStill({ src, width, height }: VideoStillProps) {
  const { failed, props } = usePicture(src);
  if (src === null || failed) {
    return (
      <span className={styles.none} style={{ width, height }}>
        No Thumbnail
      </span>
    );
  }
  return (
    <img
      src={src}
      alt=""
      width={width}
      height={height}
      className={styles.still}
      loading="lazy"
      decoding="async"
      {...props}
    />
  );
}
