import type { Story } from '@golf/shared/story';
import { ChangesPage } from './ChangesPage.tsx';

export default {};

const render = () => <ChangesPage />;
const layout = 'fullscreen';

export const Full: Story = { render, parameters: { layout } };
export const Failed: Story = { render, parameters: { layout, answers: 'dead' } };
export const Empty: Story = {
  render,
  parameters: { layout, answers: { '/data/changes.json': { changes: [] }, '/api/course-updates': [] } },
};
