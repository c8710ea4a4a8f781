import { SITE } from '@golf/shared/site';
import styles from './SocialLinks.module.css';

const ADDRESSES = {
  Instagram: SITE.socials.instagram,
  TikTok: SITE.socials.tiktok,
  X: SITE.socials.x,
  Reddit: SITE.socials.reddit,
};

interface SocialLinksProps {
  names: readonly (keyof typeof ADDRESSES)[];
  /** Shows the names next to the icons. */
  labelled?: boolean;
}

export function SocialLinks({ names, labelled = false }: SocialLinksProps) {
  return (
    <ul className={styles.socials} data-labelled={labelled || undefined}>
      {names.map((name) => (
        <li key={name}>
          <a
            href={ADDRESSES[name]}
            aria-label={labelled ? undefined : name}
            title={labelled ? undefined : name}
            rel="noopener noreferrer"
            target="_blank"
            data-event={`social-${name.toLowerCase()}`}
          >
            {/* The icons are CSS masks, so that their paths stay out of the scripts. */}
            <span className={styles.icon} data-brand={name} />
            {labelled && name}
          </a>
        </li>
      ))}
    </ul>
  );
}
