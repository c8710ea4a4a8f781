import type { Story } from '../testing/story.tsx';
import { Button } from './Button.tsx';
import { HoverCard } from './HoverCard.tsx';
import { VideoCard } from './VideoCard.tsx';

export default {};

const card = (
  <HoverCard
    id="round"
    renderCard={() => (
      <VideoCard
        scoreId={2}
        title="Match play against my brother"
        link={null}
        date="2026-11-09"
        course="North Berwick Golf Club – West Links"
        score={-2}
        pro={false}
      />
    )}
  >
    <Button kind="link">Match play against my brother</Button>
  </HoverCard>
);

export const Closed: Story = { render: () => card };

export const Open: Story = {
  render: () => <div style={{ minHeight: '22rem' }}>{card}</div>,
  play: ({ canvasElement }) => canvasElement.querySelector('button')?.focus(),
};
