import { ROUTES } from '@golf/shared/routes';
import { SITE } from '@golf/shared/site';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import styles from './Footer.module.css';
import { SocialLinks } from './SocialLinks.tsx';

/** Of whoever renders: the server's may be last year's by the time the page is seen. */
const YEAR = new Date().getFullYear();

/** Where the focus goes when what stood above is gone. */
export const FOOTER_ID = 'footer';

/** What stands at the end of every page. */
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
        <Link to={ROUTES.privacy} className={styles.link}>
          Privacy Policy
        </Link>
      </div>
    </footer>
  );
}
