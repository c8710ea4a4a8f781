import { courseResources } from '@golf/shared/api';
import { WithoutScript } from '@golf/shared/platform';
import { useQuery } from '@tanstack/react-query';
import { CoursePictures } from '../carousel/CoursePictures.tsx';
import styles from './CoursePage.module.css';

// The page has no loader that waits for the first picture.
const noLoader = () => {};

function Plain({ courseId }: { courseId: number }) {
  const { data: images = [] } = useQuery(courseResources(courseId).images);
  return images.map(
    ({ id, image_path: path, alt_text: alt }) =>
      path !== null && (
        <img key={id} src={path} alt={alt} width="1600" height="900" loading="lazy" className={styles.picture} />
      ),
  );
}

/** The pictures of a course: a carousel, or a list without scripts. */
export function Pictures({ courseId, name }: { courseId: number; name: string }) {
  return (
    <div className={styles.sights}>
      <div data-needs-script>
        <CoursePictures courseId={courseId} name={name} onSettled={noLoader} />
      </div>
      <WithoutScript resources={[courseResources(courseId).images]}>
        <Plain courseId={courseId} />
      </WithoutScript>
    </div>
  );
}
