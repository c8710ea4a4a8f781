import type { Story } from '@golf/shared/story';
import { Board } from '@golf/shared/ui';
import { Totals } from './Totals.tsx';

export default {};

const render = () => <Board title="Handicap Leaderboard" aside={<Totals />} />;
const layout = 'fullscreen';

export const Full: Story = { render, parameters: { layout } };
export const Loading: Story = { render, parameters: { layout, answers: 'silent' } };
export const Failed: Story = { render, parameters: { layout, answers: 'dead' } };
