import type { Season } from '@golf/shared/api';
import { titled, type PageHead } from '@golf/shared/platform';
import { formatHandicap } from '@golf/shared/format';
import { seasonPath } from '@golf/shared/routes';

export const titleOf = ({ year, so_far: soFar }: Pick<Season, 'year' | 'so_far'>) =>
  `Season ${year}${soFar ? ' so far' : ''}`;

/** Everyone on top of the final table. */
export const championsOf = ({ table }: Pick<Season, 'table'>) => table.filter(({ position }) => position === 1);

/** Title and description of a season's page. Players before the announcement stay anonymous. */
export function headOfSeason(season: Season): PageHead {
  const { year, so_far: soFar } = season;
  const champions = championsOf(season);
  const names = champions.map(({ live, name }) => (live ? name : 'a player to be announced')).join(' and ');
  const led = champions[0]
    ? `${names} ${soFar ? (champions.length > 1 ? 'lead' : 'leads') : 'finished first'} with a handicap of ${formatHandicap(champions[0].handicap)}. `
    : '';
  return {
    title: titled(titleOf(season)),
    description: `Golf on video in ${year}: ${led}The table, who moved most, the best rounds, records and courses.`,
    path: seasonPath(year),
  };
}
