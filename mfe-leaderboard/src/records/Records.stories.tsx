import type { Story } from '@golf/shared/story';
import { Records } from './Records.tsx';

export default {};

const render = () => <Records />;
const layout = 'fullscreen';

export const Full: Story = { render, parameters: { layout } };
export const Failed: Story = { render, parameters: { layout, answers: 'dead' } };
