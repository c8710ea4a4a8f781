import { ROUTES } from '@golf/shared/platform';
import type { Player, SummaryNeighbour } from '@golf/shared/api';
import { comparisonPath, playerPagePath } from '@golf/shared/routes';

/** Address of a player's page, without the name before the player's announcement. */
export const pathOf = ({ id, name, live }: Pick<Player, 'id' | 'name' | 'live'>) =>
  playerPagePath(id, live ? name : null);

/**
 * Comparison of a player with the one above, or for the leader the one below; the choice of two players if there is no
 * neighbour.
 */
export function comparisonOf({ id }: Pick<Player, 'id'>, neighbours: readonly SummaryNeighbour[]): string {
  const announced = neighbours.filter(({ live }) => live);
  const next = announced.findLast(({ above }) => above) ?? announced[0];
  return next ? comparisonPath(id, next.id) : ROUTES.compare;
}
