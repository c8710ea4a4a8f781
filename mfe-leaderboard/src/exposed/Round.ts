import { roundPageResource } from '@golf/shared/api';
import type { RoundProps } from '@golf/shared/platform';

export { Round as default } from '../round/Round.tsx';

/** Queries of the initial page. */
export const queries = ({ roundId }: RoundProps) => [roundPageResource(roundId)];
