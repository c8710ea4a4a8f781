import { ROUTES } from '@golf/shared/routes';
import { SITE } from '@golf/shared/site';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import styles from './Footer.module.css';
import { SocialLinks } from '../controls/SocialLinks.tsx';

/** Evaluated on the server and in the browser: a page rendered last year is corrected after hydration. */
const YEAR = new Date().getFullYear();

/** Receives the focus when the banner above it is dismissed. */
export const FOOTER_ID = 'footer';

/** The footer of every page. */
export function Footer() {
  const year = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (year.current) year.current.textContent = String(YEAR);
  }, []);
  return (
    <footer id={FOOTER_ID} tabIndex={-1} className={styles.footer}>
      <div className={styles.inner}>
        <p className={styles.name}>
          &copy;{' '}
          <span ref={year} suppressHydrationWarning>
            {YEAR}
          </span>{' '}
          {SITE.name}
        </p>
        <nav aria-label="Follow us">
          <SocialLinks names={['Instagram', 'TikTok', 'X']} />
        </nav>
        <div className={styles.links}>
          <Link to={ROUTES.compare} className={styles.link}>
            Compare players
          </Link>
          <Link to={ROUTES.records} className={styles.link}>
            Records
          </Link>
          <Link to={ROUTES.data} className={styles.link}>
            The data
          </Link>
          <Link to={ROUTES.changes} className={styles.link}>
            What&rsquo;s new
          </Link>
          <Link to={ROUTES.privacy} className={styles.link}>
            Privacy Policy
          </Link>
          <Link to={ROUTES.accessibility} className={styles.link}>
            Accessibility
          </Link>
          <Link to={ROUTES.developers} className={`${styles.link} ${styles.ofOwnData}`}>
            API
          </Link>
          <a href="/feed.xml" className={`${styles.link} ${styles.ofOwnData}`}>
            Updates feed
          </a>
        </div>
      </div>
    </footer>
  );
}
