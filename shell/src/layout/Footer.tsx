import { ROUTES } from '@golf/shared/routes';
import { SITE } from '@golf/shared/site';
import { Link } from 'react-router-dom';
import { siInstagram, siTiktok, siX } from 'simple-icons';
import styles from './Footer.module.css';

const SOCIALS = [
  ['Instagram', SITE.socials.instagram, siInstagram.path],
  ['TikTok', SITE.socials.tiktok, siTiktok.path],
  ['X', SITE.socials.x, siX.path],
] as const;

const YEAR = new Date().getFullYear();

/** What stands at the end of every page. */
export function Footer() {
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <p className={styles.name}>
          {/* The page itself may have been made last year. */}
          &copy; <span suppressHydrationWarning>{YEAR}</span> {SITE.name}
        </p>
        <nav aria-label="Follow us" className={styles.socials}>
          {SOCIALS.map(([label, href, path]) => (
            <a key={label} href={href} aria-label={label} rel="noopener noreferrer" target="_blank">
              <svg viewBox="0 0 24 24" aria-hidden>
                <path d={path} />
              </svg>
            </a>
          ))}
        </nav>
        <Link to={ROUTES.privacy}>Privacy Policy</Link>
      </div>
    </footer>
  );
}
