import type { SeasonLine } from '@golf/shared/api';
import { seasonPath } from '@golf/shared/routes';
import { Card } from '@golf/shared/ui';
import { Link } from 'react-router-dom';
import styles from './SeasonLinks.module.css';

const namesOf = ({ champions }: SeasonLine) =>
  champions.map(({ name, live }) => (live ? name : 'a player to be announced')).join(' and ') ||
  'nobody had a handicap';

/** Links to seasons, each with who led at its end. */
export const SeasonLinks = ({ seasons }: { seasons: readonly SeasonLine[] }) => (
  <nav aria-label="Seasons" className={styles.seasons}>
    {seasons.map((season) => (
      <Card as={Link} key={season.year} to={seasonPath(season.year)}>
        <strong>Season {season.year}</strong>
        <span>{namesOf(season)}</span>
      </Card>
    ))}
  </nav>
);
