import { courseResources } from '@golf/shared/api';
import FlagTriangleRight from 'lucide-react/icons/flag-triangle-right';
import { QueryPart } from '@golf/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { Carousel } from './Carousel.tsx';
import styles from './Carousel.module.css';

export interface CoursePicturesProps {
  courseId: number;
  name: string;
  /** Called when the first picture has loaded or failed, or if there is none. */
  onSettled: (courseId: number) => void;
}

/** The carousel of a course; its final size is reserved from the start. */
export function CoursePictures({ courseId, name, onSettled }: CoursePicturesProps) {
  const query = useQuery(courseResources(courseId).images);
  const none = query.isError || query.data?.every(({ image_path }) => image_path === null);
  const settle = useEffectEvent(() => onSettled(courseId));
  useEffect(() => {
    if (none) settle();
  }, [none]);
  // The page's loader must not wait for an unmounted card.
  useEffect(() => () => onSettled(courseId), [courseId, onSettled]);
  return (
    <div className={styles.frame}>
      <QueryPart
        query={query}
        failure="The pictures aren’t available right now."
        loading={<div className={styles.loading} />}
      >
        {(answer) => {
          const images = answer.filter(({ image_path }) => image_path !== null);
          if (images.length === 0) {
            return (
              <p className={styles.none}>
                <FlagTriangleRight aria-hidden size={40} strokeWidth={1.25} />
                No images found for this course.
              </p>
            );
          }
          return (
            <Carousel
              key={images.map(({ id }) => id).join()}
              name={name}
              images={images}
              onFirstSettled={() => onSettled(courseId)}
            />
          );
        }}
      </QueryPart>
    </div>
  );
}
