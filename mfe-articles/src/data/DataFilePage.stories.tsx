import type { Story } from '@golf/shared/story';
import { DataFilePage } from './DataFilePage.tsx';

export default {};

const render = () => <DataFilePage />;
const layout = 'fullscreen';

export const Full: Story = { render, parameters: { layout } };
export const Failed: Story = { render, parameters: { layout, answers: 'dead' } };
export const NoFile: Story = {
  render,
  parameters: { layout, answers: { '/data/golf-handicaps.json': { elsewhere: false, file: null } } },
};
