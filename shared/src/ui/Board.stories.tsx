import type { Story } from '../testing/story.tsx';
import { Board } from './Board.tsx';
import { PlayerFace } from './PlayerFace.tsx';

export default {};

const layout = 'fullscreen';

export const Plain: Story = { render: () => <Board title="Records" />, parameters: { layout } };
export const Whole: Story = {
  render: () => (
    <Board
      face={<PlayerFace src="/images/profiles/14.svg" size={96} />}
      title="Ada Whitfield"
      lead="England · Fairway Twins"
      aside={<strong>+2.2</strong>}
    />
  ),
  parameters: { layout },
};
