import { ROUTES } from '@golf/shared/pages';
import { SITE } from '@golf/shared/site';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import styles from './Logo.module.css';

/** Duration of the ball's spin, in milliseconds. */
const SPIN = 1000;

interface LogoProps {
  /** Refetches the latest scores and the page's data. */
  onRefresh: () => void;
}

/** The ball spins and refetches the latest scores; the site's name links to the home page. */
export function Logo({ onRefresh }: LogoProps) {
  // Counts clicks until the end of the spin: a new key restarts the animation.
  const [spin, setSpin] = useState(0);

  useEffect(() => {
    if (spin === 0) return undefined;
    const timer = setTimeout(() => setSpin(0), SPIN);
    return () => clearTimeout(timer);
  }, [spin]);

  const onClick = () => {
    setSpin(spin + 1);
    onRefresh();
  };
  return (
    <div className={styles.logo}>
      <button
        type="button"
        className={styles.ball}
        aria-label="Refresh latest scores"
        title="Refresh latest scores"
        data-event="logo"
        data-spinning={spin > 0 || undefined}
        onClick={onClick}
      >
        <img key={spin} src="/icon.svg" alt="" width="28" height="28" />
      </button>
      <Link to={ROUTES.home} className={styles.name}>
        {SITE.name}
      </Link>
    </div>
  );
}
