import { boardDaysResource, boardMovesResource } from '@golf/shared/api';
import type { MovesProps } from '@golf/shared/platform';

export { Moves as default } from '../moves/Moves.tsx';

/** Queries of the initial page. */
export const queries = ({ from, to }: MovesProps) => [boardMovesResource(from, to), boardDaysResource];
