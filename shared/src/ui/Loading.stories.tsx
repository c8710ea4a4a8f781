import type { Story } from '../testing/story.tsx';
import { LoadingLines } from './LoadingLines.tsx';
import { Skeleton } from './Skeleton.tsx';

export default {};

export const Lines: Story = { render: () => <LoadingLines lines={3} height={2.5} /> };
export const Rows: Story = { render: () => <Skeleton rows={3} rowHeight={4} label="Loading the rounds" /> };
export const Sections: Story = { render: () => <Skeleton rows={2} rowHeight={12} label="Loading the records" /> };
