import { DEFAULT_PICTURES } from '@golf/shared/site';
import { Picture } from '@golf/shared/ui';
import styles from './ChannelLogo.module.css';

export const ChannelLogo = ({ src }: { src: string | null }) => (
  <Picture src={src} fallback={DEFAULT_PICTURES.channel} alt="" width={28} height={28} className={styles.logo} />
);
