import type { Story } from '@golf/shared/story';
import { PastBoard } from './PastBoard.tsx';

export default {};

const layout = 'fullscreen';

export const Full: Story = { render: () => <PastBoard day="2026-03-01" />, parameters: { layout } };
export const Failed: Story = { render: () => <PastBoard day="2026-03-01" />, parameters: { layout, answers: 'dead' } };
export const TooEarly: Story = { render: () => <PastBoard day="2019-01-01" />, parameters: { layout } };
