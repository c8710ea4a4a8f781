import type { Story } from '@golf/shared/story';
import { Player } from './Player.tsx';

export default {};

const render = () => <Player playerId={14} />;
const layout = 'fullscreen';

export const Full: Story = { render, parameters: { layout } };
export const Failed: Story = { render, parameters: { layout, answers: 'dead' } };
export const Nobody: Story = { render: () => <Player playerId={99} />, parameters: { layout } };
