import type { SeasonLine } from '@golf/shared/api';
import { seasonPath } from '@golf/shared/routes';
import { Link } from 'react-router-dom';
import { Names } from '../compare/Names.tsx';
import round from '../round/Round.module.css';
import styles from './SeasonLinks.module.css';

/** Links to seasons, each with who led at its end. */
export const SeasonLinks = ({ seasons }: { seasons: readonly SeasonLine[] }) => (
  <nav aria-label="Seasons" className={styles.seasons}>
    {seasons.map(({ year, champions }) => (
      <Link key={year} to={seasonPath(year)} className={round.way}>
        <span className={round.wayName}>Season {year}</span>
        <span>{champions.length > 0 ? <Names players={champions} /> : 'Nobody had a handicap'}</span>
      </Link>
    ))}
  </nav>
);
