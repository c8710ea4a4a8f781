import { ROUTES } from '@golf/shared/platform';
import type { Player, SummaryNeighbour } from '@golf/shared/api';
import { comparisonPath, playerPagePath } from '@golf/shared/routes';

/** The page of a player; one who is not announced yet is not named in the address. */
export const pathOf = ({ id, name, live }: Pick<Player, 'id' | 'name' | 'live'>) =>
  playerPagePath(id, live ? name : null);

/** A player beside whoever is next above, or next below the leader; the choice of two players where there is nobody. */
export function comparisonOf({ id }: Pick<Player, 'id'>, neighbours: readonly SummaryNeighbour[]): string {
  const announced = neighbours.filter(({ live }) => live);
  const next = announced.findLast(({ above }) => above) ?? announced[0];
  return next ? comparisonPath(id, next.id) : ROUTES.compare;
}
