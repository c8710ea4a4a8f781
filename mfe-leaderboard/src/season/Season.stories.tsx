import type { Story } from '@golf/shared/story';
import { Season } from './Season.tsx';

export default {};

const layout = 'fullscreen';

export const Full: Story = { render: () => <Season year={2026} />, parameters: { layout } };
export const Failed: Story = { render: () => <Season year={2026} />, parameters: { layout, answers: 'dead' } };
export const NoSeason: Story = { render: () => <Season year={2019} />, parameters: { layout } };
