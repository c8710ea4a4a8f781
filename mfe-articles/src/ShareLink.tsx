import { shareOnX } from '@golf/shared/format';
import { siteOrigin } from '@golf/shared/platform';
import { articlePath } from '@golf/shared/routes';
import { SITE } from '@golf/shared/site';
import { useHydrated } from '@golf/shared/ui';
import Share2 from 'lucide-react/icons/share-2';
import styles from './ShareLink.module.css';

export interface ShareLinkProps {
  slug: string;
  title: string;
  /** Whether the link is on the page background, not on the dark band at the top. */
  isBelow?: boolean;
}

/** Opens X with the article's address and title filled in. */
export function ShareLink({ slug, title, isBelow }: ShareLinkProps) {
  const origin = useHydrated() ? siteOrigin() : SITE.origin;
  return (
    <a
      href={shareOnX(origin + articlePath(slug), title)}
      target="_blank"
      rel="noopener noreferrer"
      className={styles.share}
      data-at-end={isBelow || undefined}
      data-event="share-article"
    >
      <Share2 aria-hidden size={18} />
      Share on X
    </a>
  );
}
