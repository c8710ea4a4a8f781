import { Row, type Story } from '../testing/story.tsx';
import { PlayerFace } from './PlayerFace.tsx';
import { VideoStill } from './VideoStill.tsx';

export default {};

export const Faces: Story = {
  render: () => (
    <Row>
      <PlayerFace src="/images/profiles/14.svg" size={96} />
      <PlayerFace src={null} size={96} />
      <PlayerFace src="/images/profiles/none.svg" size={96} />
      <PlayerFace src="/images/profiles/14.svg" size={24} />
    </Row>
  ),
};

export const Stills: Story = {
  render: () => (
    <Row>
      <VideoStill src="/images/thumbnails/demo-000001.svg" width={262} height={147} />
      <VideoStill src={null} width={262} height={147} />
    </Row>
  ),
};
