import type { Story } from '../testing/story.tsx';
import { RoundDay } from './RoundDay.tsx';

export default {};

export const OfARound: Story = {
  render: () => <RoundDay id={2} date="2026-11-09" player="Ada Whitfield" course="North Berwick" />,
};
