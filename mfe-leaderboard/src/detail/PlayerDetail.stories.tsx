import type { Story } from '@golf/shared/story';
import { player, round } from '../testing/players.ts';
import { RoundsTable } from './RoundsTable.tsx';

export default {};

const ADA = player({ id: 14, name: 'Ada Whitfield', handicap: -2.2 });

export const Rounds: Story = {
  render: () => (
    <RoundsTable
      player={ADA}
      rounds={[
        round({ id: 3, score: -2, net_score: -3.04, is_one_of_lowest_8: true, video: 'Match play against my brother' }),
        round({ id: 2, score: 7, net_score: 5.1, pro: true, video: 'A day at the Open' }),
        round({ id: 1, score: 3, net_score: 2.4, holes: 9, comments: 'Nine holes, in the rain' }),
      ]}
      whole
    />
  ),
};
