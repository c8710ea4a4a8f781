import type { Story } from '../testing/story.tsx';
import { CourseName } from './CourseName.tsx';

export default {};

const NAME = 'TPC Sawgrass – THE PLAYERS Stadium Course';

export const InALine: Story = { render: () => <CourseName name={NAME} /> };

export const InAColumn: Story = {
  render: () => (
    <div style={{ width: '11rem' }}>
      <CourseName name={NAME} isColumn />
    </div>
  ),
};
