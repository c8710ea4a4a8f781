import { DEFAULT_PICTURES } from '@golf/shared/site';
import { Picture } from '@golf/shared/ui';
import styles from './Hero.module.css';

/** Picture of a player in the band at the top of a page. */
export const HeroFace = ({ src, alt = '' }: { src: string | null; alt?: string }) => (
  <Picture src={src} fallback={DEFAULT_PICTURES.profile} alt={alt} width={96} height={96} className={styles.face} />
);
