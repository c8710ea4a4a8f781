import { totalShotsResource, type Player } from '@golf/shared/api';
import { formatDayOfYear } from '@golf/shared/format';
import type { Ranked } from '@golf/shared/handicap';
import { playerPagePath } from '@golf/shared/routes';
import { VisuallyHidden } from '@golf/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import styles from './Toolbar.module.css';

export interface NewsProps {
  /** The whole table, best first. */
  ranked: readonly Ranked<Player>[];
  /** Places moved in 30 days, by player id. */
  moved: ReadonlyMap<number, number>;
}

/** The announced player who has moved the furthest one way; of equals the better one. */
function furthest({ ranked, moved }: NewsProps, way: 1 | -1): { player: Player; places: number } | null {
  let most: { player: Player; places: number } | null = null;
  for (const { player } of ranked) {
    const places = way * (moved.get(player.id) ?? 0);
    if (player.live && places > (most?.places ?? 0)) most = { player, places };
  }
  return most;
}

/** What is new on the board, in one line; nothing where nobody tells. */
export function News(props: NewsProps) {
  const { data, isPending } = useQuery(totalShotsResource);
  const rounds = data?.rounds_this_week;
  const movers = [
    { found: furthest(props, 1), role: 'Climber', sign: '▲', word: 'up' },
    { found: furthest(props, -1), role: 'Faller', sign: '▼', word: 'down' },
  ].flatMap(({ found, ...words }) => (found ? [{ ...found, ...words }] : []));
  if (!data?.newest_day && movers.length === 0) return null;
  return (
    <div className={styles.news}>
      {/* Its line is kept for it: the rows below must not move once it comes. */}
      <span data-waiting={isPending || undefined}>
        {data?.newest_day && `Updated ${formatDayOfYear(data.newest_day)}`}
        {data?.newest_day && rounds != null && ` · ${rounds} new ${rounds === 1 ? 'round' : 'rounds'} this week`}
      </span>
      {movers.map(({ player, places, role, sign, word }) => (
        <span key={role}>
          {role}{' '}
          <Link to={playerPagePath(player.id, player.name)}>
            {player.name}
            <VisuallyHidden>
              , {word} {places} in 30 days
            </VisuallyHidden>
          </Link>{' '}
          <span aria-hidden className={styles.sign} data-up={word === 'up' || undefined}>
            {sign} {places}
          </span>
        </span>
      ))}
    </div>
  );
}
