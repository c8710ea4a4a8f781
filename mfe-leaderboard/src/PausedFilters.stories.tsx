import type { Story } from '@golf/shared/story';
import { PausedFilters } from './PausedFilters.tsx';

export default {};

export const Chip: Story = { render: () => <PausedFilters words={['Scotland', '2 players']} onResume={() => {}} /> };
