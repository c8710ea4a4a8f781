import type { Story } from '@golf/shared/story';
import { Compare } from './Compare.tsx';
import { Comparison } from './Comparison.tsx';

export default {};

const render = () => <Comparison first={14} second={3} />;
const layout = 'fullscreen';

export const Full: Story = { render, parameters: { layout } };
export const Failed: Story = { render, parameters: { layout, answers: 'dead' } };
export const Choice: Story = { render: () => <Compare /> };
