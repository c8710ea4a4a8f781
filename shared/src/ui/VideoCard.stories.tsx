import { Row, type Story } from '../testing/story.tsx';
import { VideoCard, type VideoCardProps } from './VideoCard.tsx';

export default {};

const ROUND: VideoCardProps = {
  scoreId: 2,
  title: 'Match play against my brother',
  link: 'https://example.org/video',
  date: '2026-11-09',
  course: 'North Berwick Golf Club – West Links',
  score: -2,
  pro: false,
};

export const Scores: Story = {
  render: () => (
    <Row>
      <VideoCard {...ROUND} played="18 holes, par 71" adjusted="0.46" counts honour="Personal best" />
      <VideoCard {...ROUND} score={0} link={null} />
      <VideoCard {...ROUND} score={7} gross={78} player="Jem Thornquill" pro />
    </Row>
  ),
};
