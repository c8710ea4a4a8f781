import Share from 'lucide-react/icons/share';
import { Row, type Story } from '../testing/story.tsx';
import { Button, LinkButton } from './Button.tsx';
import { MembershipLink } from './MembershipLink.tsx';

export default {};

export const Kinds: Story = {
  render: () => (
    <Row>
      <Button kind="primary">Calculate</Button>
      <Button>Reset</Button>
      <Button kind="link">Try again</Button>
      <Button kind="icon" aria-label="Share">
        <Share aria-hidden />
      </Button>
    </Row>
  ),
};

export const Disabled: Story = {
  render: () => (
    <Row>
      <Button kind="primary" disabled>
        Calculate
      </Button>
      <Button disabled>Reset</Button>
      <Button kind="link" disabled>
        Try again
      </Button>
    </Row>
  ),
};

export const Links: Story = {
  render: () => (
    <Row>
      <LinkButton kind="primary" to="/">
        Back to the leaderboard
      </LinkButton>
      <LinkButton href="https://example.org">Elsewhere</LinkButton>
      <MembershipLink data-event="membership-gallery">Become a Patron</MembershipLink>
    </Row>
  ),
};

export const Focused: Story = {
  render: () => <Button>Reset</Button>,
  play: ({ canvasElement }) => canvasElement.querySelector('button')?.focus(),
};
