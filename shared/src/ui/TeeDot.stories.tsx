import type { Story } from '../testing/story.tsx';
import { TeeDot } from './TeeDot.tsx';

export default {};

export const Colours: Story = {
  render: () => (
    <>
      {['black', 'darkgreen', 'navy', 'darkred', 'gold', 'white'].map((colour) => (
        <p key={colour}>
          <TeeDot colour={colour} /> {colour}
        </p>
      ))}
    </>
  ),
};
