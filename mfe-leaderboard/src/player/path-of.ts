import type { Player } from '@golf/shared/api';
import { playerPagePath } from '@golf/shared/routes';

/** The page of a player; one who is not announced yet is not named in the address. */
export const pathOf = ({ id, name, live }: Pick<Player, 'id' | 'name' | 'live'>) =>
  playerPagePath(id, live ? name : null);
