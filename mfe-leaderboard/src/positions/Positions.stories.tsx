import type { Story } from '@golf/shared/story';
import { Positions } from './Positions.tsx';

export default {};

const layout = 'fullscreen';

export const FirstTen: Story = { render: () => <Positions players={[]} />, parameters: { layout } };
export const Picked: Story = { render: () => <Positions players={[3, 9, 14]} />, parameters: { layout } };
export const Failed: Story = { render: () => <Positions players={[]} />, parameters: { layout, answers: 'dead' } };
