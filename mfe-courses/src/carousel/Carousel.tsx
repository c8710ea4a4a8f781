import type { CourseImage } from '@golf/shared/api';
import { lazyPart } from '@golf/shared/platform';
import { Status } from '@golf/shared/ui';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Maximize2 from 'lucide-react/icons/maximize-2';
import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import styles from './Carousel.module.css';
import { Slide } from './Slide.tsx';
import { useSlider } from './use-slider.ts';
import type { ViewerProps } from './Viewer.tsx';

const Viewer = lazyPart<ViewerProps>({
  what: 'The large picture',
  load: () => import('./Viewer.tsx'),
  failure: (words) => <div className={styles.failed}>{words}</div>,
});

export interface CarouselProps {
  /** Name of the course. */
  name: string;
  /** At least one. */
  images: readonly CourseImage[];
  /** Called when the first picture has loaded or failed. */
  onFirstSettled: () => void;
}

/** A looping carousel with buttons, bullets, arrow keys and swipes. A click on a picture opens the viewer. */
export function Carousel({ name, images, onFirstSettled }: CarouselProps) {
  const [active, setActive] = useState(0);
  // Pictures after the first load once the visitor points at, touches or focuses the carousel.
  const [approached, setApproached] = useState(false);
  const [moved, setMoved] = useState(false);
  const [viewed, setViewed] = useState<number | null>(null);
  const container = useRef<HTMLDivElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  // The outgoing picture becomes inert and would lose the focus: the focus moves to the incoming one.
  const movesFocus = useRef(false);
  const withSlider = useSlider(container, images.length, (index) => {
    movesFocus.current = index !== active && (container.current?.contains(document.activeElement) ?? false);
    setActive(index);
  });
  useLayoutEffect(() => {
    if (!movesFocus.current) return;
    movesFocus.current = false;
    const picture = container.current?.querySelector<HTMLElement>('[role="group"]:not([inert]) button');
    // Scrolling would move the picture out of its slide. A picture that failed to load is no button, so the focus moves
    // to "next".
    (picture ?? next.current)?.focus({ preventScroll: true });
  });

  const approach = () => setApproached(true);
  const step = (by: 1 | -1) => {
    approach();
    setMoved(true);
    withSlider((slider) => slider.step(by));
  };
  const show = (index: number) => {
    approach();
    setMoved(true);
    withSlider((slider) => slider.show(index));
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight') step(1);
    if (key === 'ArrowLeft') step(-1);
  };
  const many = images.length > 1;
  return (
    // The arrow keys of the buttons inside bubble up to here.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      className={styles.carousel}
      aria-roledescription="carousel"
      aria-label={`Pictures of ${name}`}
      onPointerEnter={approach}
      onTouchStart={approach}
      onFocus={approach}
      onKeyDown={many ? onKeyDown : undefined}
    >
      <div ref={container} className={styles.window}>
        <div className={styles.track}>
          {images.map((image, index) => (
            <Slide
              key={image.id}
              image={image}
              place={`${index + 1} of ${images.length}`}
              shown={index === active}
              wanted={index === 0 || approached || index === active}
              onApproach={Viewer.preload}
              onOpen={() => setViewed(index)}
              onSettled={index === 0 ? onFirstSettled : undefined}
            />
          ))}
        </div>
      </div>
      <Maximize2 aria-hidden className={styles.enlarge} />
      {many && (
        <>
          <button type="button" className={styles.previous} aria-label="Previous picture" onClick={() => step(-1)}>
            <ChevronLeft aria-hidden />
          </button>
          <button ref={next} type="button" className={styles.next} aria-label="Next picture" onClick={() => step(1)}>
            <ChevronRight aria-hidden />
          </button>
          <div className={styles.bullets}>
            {images.map((image, index) => (
              <button
                key={image.id}
                type="button"
                className={styles.bullet}
                aria-label={`Picture ${index + 1}`}
                aria-current={index === active || undefined}
                onClick={() => show(index)}
              />
            ))}
          </div>
        </>
      )}
      <Status message={moved && `Picture ${active + 1} of ${images.length}: ${images[active]?.alt_text}`} />
      {viewed !== null && <Viewer name={name} images={images} first={viewed} onClose={() => setViewed(null)} />}
    </section>
  );
}
