import type { CourseImage } from '@golf/shared/api';
import { useModal, usePicture } from '@golf/shared/ui';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import X from 'lucide-react/icons/x';
import { useState, type KeyboardEvent } from 'react';
import styles from './Viewer.module.css';

export interface ViewerProps {
  /** Name of the course. */
  name: string;
  images: readonly CourseImage[];
  /** Index of the initial picture. */
  first: number;
  onClose: () => void;
}

/** A full-screen dialog with one picture at a time. The browser closes it on Escape and restores the focus. */
export default function Viewer({ name, images, first, onClose }: ViewerProps) {
  const [index, setIndex] = useState(first);
  const modal = useModal(onClose);

  const image = images[index];
  const { failed, props } = usePicture(image?.image_path ?? null);
  const many = images.length > 1;
  const step = (by: 1 | -1) => setIndex((index + by + images.length) % images.length);
  const onKeyDown = (event: KeyboardEvent) => {
    // The carousel, its parent in React, handles the same keys.
    event.stopPropagation();
    if (many && event.key === 'ArrowRight') step(1);
    if (many && event.key === 'ArrowLeft') step(-1);
  };
  return (
    // A click outside the picture closes the dialog; the keyboard has Escape.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      {...modal}
      className={styles.viewer}
      aria-label={`Pictures of ${name}`}
      onKeyDown={onKeyDown}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      <button type="button" className={styles.close} aria-label="Close" onClick={onClose}>
        <X aria-hidden />
      </button>
      <figure className={styles.figure}>
        {failed ? (
          <p className={styles.missing}>This picture didn’t load.</p>
        ) : (
          <img
            key={image?.id}
            src={image?.image_path ?? ''}
            alt=""
            width="1600"
            height="900"
            className={styles.image}
            {...props}
          />
        )}
        <figcaption>
          <div role="status" className={styles.caption}>
            <strong>{name}</strong>
            <span className={styles.text}>{image?.alt_text}</span>
            {many && (
              <span className={styles.place}>
                {index + 1} of {images.length}
              </span>
            )}
          </div>
        </figcaption>
      </figure>
      {many && (
        <>
          <button type="button" className={styles.previous} aria-label="Previous picture" onClick={() => step(-1)}>
            <ChevronLeft aria-hidden />
          </button>
          <button type="button" className={styles.next} aria-label="Next picture" onClick={() => step(1)}>
            <ChevronRight aria-hidden />
          </button>
        </>
      )}
    </dialog>
  );
}
