import type { Story } from '@golf/shared/story';
import { Round } from './Round.tsx';

export default {};

const layout = 'fullscreen';

export const Full: Story = { render: () => <Round roundId={2} />, parameters: { layout } };
export const Failed: Story = { render: () => <Round roundId={2} />, parameters: { layout, answers: 'dead' } };
export const Unknown: Story = { render: () => <Round roundId={99} />, parameters: { layout } };
