import type { RowOfDay } from '@golf/shared/api';
import { playerPagePath } from '@golf/shared/routes';
import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { Name } from './Name.tsx';

interface NamesProps {
  players: readonly Pick<RowOfDay, 'player_id' | 'name' | 'live'>[];
  /** Class of links to the players; without it names are plain text. */
  linked?: string | undefined;
}

/** Names of players: "Ada, Bo and Cy". */
export const Names = ({ players, linked }: NamesProps) =>
  players.map((player, index) => (
    <Fragment key={player.player_id}>
      {index > 0 && (index === players.length - 1 ? ' and ' : ', ')}
      {linked === undefined ? (
        <Name player={player} />
      ) : (
        <Link to={playerPagePath(player.player_id, player.live ? player.name : null)} className={linked}>
          <Name player={player} />
        </Link>
      )}
    </Fragment>
  ));
