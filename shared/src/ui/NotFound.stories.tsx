import type { Story } from '../testing/story.tsx';
import { NotFound } from './NotFound.tsx';

export default {};

export const Whole: Story = { render: () => <NotFound />, parameters: { layout: 'fullscreen' } };
