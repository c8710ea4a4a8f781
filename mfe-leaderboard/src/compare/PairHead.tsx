import type { Player } from '@golf/shared/api';
import { VisuallyHidden } from '@golf/shared/ui';
import { Name } from './Name.tsx';
import type { Pair } from './pair.ts';
import sides from './TwoSides.module.css';

export interface PairHeadProps {
  players: Pair<Player>;
  /** Accessible name of the column between the two. */
  between: string;
}

/** Head of a two-player table: one name on each side. */
export const PairHead = ({ players: [first, second], between }: PairHeadProps) => (
  <thead>
    <tr>
      <th scope="col">
        <span className={sides.who}>
          <Name player={first} />
        </span>
      </th>
      <th scope="col">
        <VisuallyHidden>{between}</VisuallyHidden>
      </th>
      <th scope="col">
        <span className={sides.who}>
          <Name player={second} />
        </span>
      </th>
    </tr>
  </thead>
);
