import { themePreference, usePreference } from '@golf/shared/platform';
import { calculatorPath, ROUTES } from '@golf/shared/routes';
import { SITE } from '@golf/shared/site';
import { Menu, MoonStar, RefreshCw } from 'lucide-react';
import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { Link, NavLink } from 'react-router-dom';
import styles from './Header.module.css';

const PLACES = [
  [ROUTES.home, 'Handicap Leaderboard'],
  [ROUTES.courses, 'Course Leaderboards'],
  [ROUTES.articles, 'Articles'],
  [calculatorPath, 'Handicap Calculator'],
] as const;

function MainMenu() {
  const panel = useRef<HTMLElement>(null);
  return (
    <>
      <button type="button" className={styles.icon} popoverTarget="main-menu" aria-label="Menu">
        <Menu aria-hidden />
      </button>
      <nav ref={panel} id="main-menu" popover="auto" aria-label="Main" className={styles.menu}>
        {PLACES.map(([path, label]) => (
          <NavLink key={path} to={path} end className={styles.place ?? ''} onClick={() => panel.current?.hidePopover()}>
            {label}
          </NavLink>
        ))}
      </nav>
    </>
  );
}

function ThemeToggle() {
  const dark = usePreference(themePreference) === 'dark';
  return (
    <button
      type="button"
      className={styles.icon}
      aria-label="Dark theme"
      aria-pressed={dark}
      onClick={() => themePreference.set(dark ? 'light' : 'dark')}
    >
      <MoonStar aria-hidden />
    </button>
  );
}

function Refresh() {
  const queryClient = useQueryClient();
  const busy = useIsFetching() > 0;
  return (
    <button
      type="button"
      className={styles.icon}
      aria-label="Refresh"
      data-busy={busy || undefined}
      onClick={() => void queryClient.invalidateQueries()}
    >
      <RefreshCw aria-hidden />
    </button>
  );
}

/** What stands at the top of every page. */
export function Header() {
  return (
    <header className={styles.header}>
      <div className={styles.inner}>
        <MainMenu />
        <Link to={ROUTES.home} className={styles.brand}>
          <img src="/icon.svg" alt="" width="26" height="26" />
          <span>{SITE.name}</span>
        </Link>
        <div className={styles.tools}>
          <ThemeToggle />
          <Refresh />
        </div>
      </div>
    </header>
  );
}
