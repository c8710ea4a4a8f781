import { ROUTES } from '@golf/shared/pages';
import { SITE } from '@golf/shared/site';
import { useEffect, useRef } from 'react';
import { NavLink } from 'react-router-dom';
import styles from './Footer.module.css';
import { FOOTER_PLACES } from './places.ts';
import { SocialLinks } from '../controls/SocialLinks.tsx';

/** Evaluated on the server and in the browser: hydration corrects a page rendered last year. */
const YEAR = new Date().getFullYear();

/** Focus target after the banner above is dismissed. */
export const FOOTER_ID = 'footer';

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
          {FOOTER_PLACES.map(([to, name]) => (
            <NavLink key={to} to={to} className={`${styles.link}`}>
              {name}
            </NavLink>
          ))}
          <NavLink to={ROUTES.developers} className={`${styles.link} ${styles.ofOwnData}`}>
            API
          </NavLink>
          <a href="/feed.xml" className={`${styles.link} ${styles.ofOwnData}`}>
            Updates Feed
          </a>
        </div>
      </div>
    </footer>
  );
}
