import Share2 from 'lucide-react/icons/share-2';
import type { Story } from '../testing/story.tsx';
import { LinkButton } from './Button.tsx';
import { CopyLink } from './CopyLink.tsx';
import { QuietActions } from './QuietActions.tsx';

export default {};

export const Row: Story = {
  render: () => (
    <QuietActions>
      <CopyLink path="/" />
      <LinkButton href="/">
        <Share2 aria-hidden size={16} />
        Share on X
      </LinkButton>
    </QuietActions>
  ),
};
