import { usePicture } from './use-picture.ts';
import styles from './VideoCard.module.css';

export interface VideoStillProps {
  src: string | null;
  /** In px. */
  width: number;
  height: number;
}

/** Thumbnail of a video; "No Thumbnail" if it is missing or does not load. */
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
