import { Row, type Story } from '../testing/story.tsx';
import { Card } from './Card.tsx';

export default {};

export const Looks: Story = {
  render: () => (
    <Row>
      <Card>A chart, a list or a link</Card>
      <Card look="raised">The content of a page</Card>
      <Card look="floating">A popup</Card>
    </Row>
  ),
};
