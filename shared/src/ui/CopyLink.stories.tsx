import Link2 from 'lucide-react/icons/link-2';
import { press, Row, type Story } from '../testing/story.tsx';
import { CopyButton } from './CopyButton.tsx';
import { CopyLink } from './CopyLink.tsx';

export default {};

/** A clipboard that accepts or refuses text. */
function withClipboard(writeText: () => Promise<void>): () => void {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  return () => Reflect.deleteProperty(navigator, 'clipboard');
}

const pressed: Pick<Story, 'render' | 'play'> = {
  render: () => (
    <CopyButton text={() => 'https://golf.example/?expand=14'} label="Copy link" icon={Link2} copied="Link copied" />
  ),
  play: ({ canvasElement }) => press(canvasElement, 'button'),
};

export const Idle: Story = {
  render: () => (
    <Row>
      <CopyLink path="/?expand=14" />
      <CopyLink path="/?expand=14" iconLabel="Copy the link to this room" />
    </Row>
  ),
};

export const Copied: Story = { ...pressed, beforeEach: () => withClipboard(async () => {}) };

export const Refused: Story = {
  ...pressed,
  beforeEach: () => withClipboard(() => Promise.reject(new Error('refused'))),
};
