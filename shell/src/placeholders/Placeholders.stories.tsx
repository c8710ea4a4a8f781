import type { Story } from '@golf/shared/story';
import { CoursesSkeleton } from './CoursesSkeleton.tsx';
import { LeaderboardSkeleton } from './LeaderboardSkeleton.tsx';
import { PlayerSkeleton } from './PlayerSkeleton.tsx';

export default {};

export const Leaderboard: Story = { render: () => <LeaderboardSkeleton /> };
export const Player: Story = { render: () => <PlayerSkeleton />, parameters: { layout: 'fullscreen' } };
export const Courses: Story = { render: () => <CoursesSkeleton /> };
