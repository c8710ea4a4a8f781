import type { Story } from '@golf/shared/story';
import { CoursePage } from './CoursePage.tsx';

export default {};

const render = () => <CoursePage courseId={1} />;
const layout = 'fullscreen';

export const Full: Story = { render, parameters: { layout } };
export const Failed: Story = { render, parameters: { layout, answers: 'dead' } };
