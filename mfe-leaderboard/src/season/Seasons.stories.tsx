import type { Story } from '@golf/shared/story';
import { Seasons } from './Seasons.tsx';

export default {};

const layout = 'fullscreen';

export const Full: Story = { render: () => <Seasons />, parameters: { layout } };
export const Empty: Story = { render: () => <Seasons />, parameters: { layout, answers: { '/api/seasons': [] } } };
