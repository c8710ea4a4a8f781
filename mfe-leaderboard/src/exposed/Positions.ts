import { positionsResource } from '@golf/shared/api';
import type { PositionsProps } from '@golf/shared/platform';

export { Positions as default } from '../positions/Positions.tsx';

/** Queries of the initial page. */
export const queries = ({ players }: PositionsProps) => [positionsResource(players)];
