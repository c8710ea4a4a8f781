import type { Story } from '../testing/story.tsx';
import { LoadingLines } from './LoadingLines.tsx';
import { Skeleton } from './Skeleton.tsx';

export default {};

export const Lines: Story = { render: () => <LoadingLines lines={3} height={2.5} /> };
export const Rows: Story = { render: () => <Skeleton rows={3} rowHeight={4} label="Loading the leaderboard" /> };
export const Cards: Story = { render: () => <Skeleton cards rows={1} rowHeight={36} label="Loading the courses" /> };
