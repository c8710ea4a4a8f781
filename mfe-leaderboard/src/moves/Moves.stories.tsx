import type { Story } from '@golf/shared/story';
import { Moves } from './Moves.tsx';

export default {};

const layout = 'fullscreen';
const props = { from: '2026-03-01', to: '2026-11-15' };

export const Full: Story = { render: () => <Moves {...props} />, parameters: { layout } };
export const Failed: Story = { render: () => <Moves {...props} />, parameters: { layout, answers: 'dead' } };
export const NoSuchDays: Story = { render: () => <Moves from="2019-01-01" to="2026-11-15" />, parameters: { layout } };
