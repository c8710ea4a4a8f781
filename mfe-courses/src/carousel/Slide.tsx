import type { CourseImage } from '@golf/shared/api';
import { usePicture } from '@golf/shared/ui';
import styles from './Carousel.module.css';

export interface SlideProps {
  image: CourseImage;
  /** "1 of 3" */
  place: string;
  /** Whether the slide is in view: the others are inert. */
  shown: boolean;
  /** Whether to load the picture. */
  wanted: boolean;
  /** Called when pointer or focus reaches the picture: preloads the viewer. */
  onApproach: () => void;
  onOpen: () => void;
  /** Called when the picture has loaded or failed. */
  onSettled?: (() => void) | undefined;
}

/** One picture of a carousel; a click opens it full screen. */
export function Slide({ image, place, shown, wanted, onApproach, onOpen, onSettled }: SlideProps) {
  const { failed, props } = usePicture(image.image_path ?? '', onSettled);
  return (
    <div
      className={styles.slide}
      role="group"
      aria-roledescription="slide"
      aria-label={place}
      inert={!shown}
      aria-hidden={!shown}
    >
      {failed ? (
        <p className={styles.missing}>This picture didn’t load.</p>
      ) : (
        <button
          type="button"
          className={styles.picture}
          aria-label={`Enlarge picture: ${image.alt_text}`}
          aria-haspopup="dialog"
          onPointerEnter={onApproach}
          onFocus={onApproach}
          onClick={onOpen}
        >
          {wanted && (
            <img
              src={image.image_path ?? ''}
              alt={image.alt_text}
              width="1600"
              height="900"
              decoding="async"
              draggable={false}
              onLoad={onSettled}
              {...props}
            />
          )}
        </button>
      )}
    </div>
  );
}
