import { Row, type Story } from '../testing/story.tsx';
import { Skeleton } from './Skeleton.tsx';
import { Spinner } from './Spinner.tsx';

export default {};

export const Lines: Story = { render: () => <Skeleton rows={3} rowHeight={2.5} /> };
export const Rows: Story = { render: () => <Skeleton rows={3} rowHeight={4} label="Loading the rounds" /> };
export const Sections: Story = { render: () => <Skeleton rows={2} rowHeight={12} label="Loading the records" /> };
export const Ring: Story = {
  render: () => (
    <Row>
      <Spinner label="Loading the courses" />
    </Row>
  ),
};
