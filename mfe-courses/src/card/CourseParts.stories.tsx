import type { Story } from '@golf/shared/story';
import { CourseLeaderboard } from '../leaderboard/CourseLeaderboard.tsx';
import { PlayedBy } from './PlayedBy.tsx';
import { StatsStrip } from './StatsStrip.tsx';
import { TeeTable } from './TeeTable.tsx';

export default {};

const NOBODY = { rounds: 0, players: 0, average_score_over_par: null, best_score_over_par: null };
const NONE = new Set<number>();
const tee = (id: number, name: string, background: string, ink: string, gender: boolean, yards: number | null) => ({
  tee_id: id,
  tee_name: name,
  tee_background: background,
  tee_text_color: ink,
  gender,
  tee_yardage: yards,
  tee_par: 71,
  tee_course_rating: 72.5,
  tee_slope_rating: 130,
});

const render = () => (
  <>
    <StatsStrip courseId={1} />
    <TeeTable courseId={1} metres={false} />
    <PlayedBy courseId={1} />
    <CourseLeaderboard courseId={1} count={null} leaders={NONE} />
  </>
);

export const Full: Story = {
  render,
  parameters: {
    answers: {
      '/api/course-tees/1': [
        tee(1, 'Championship', '#111111', '#ffffff', false, 6890),
        tee(2, 'White', '#ffffff', '#111111', false, 6497),
        tee(3, 'Gold', '#e0b040', '#e8c060', false, null),
        tee(4, 'Red', '#b3261e', '#ffffff', true, 5620),
      ],
    },
  },
};
export const Loading: Story = { render, parameters: { answers: 'silent' } };
export const Failed: Story = { render, parameters: { answers: 'dead' } };
export const Empty: Story = {
  render,
  parameters: {
    answers: {
      '/api/course-stats/1': NOBODY,
      '/api/course-tees/1': [],
      '/api/course-players/1': [],
      '/api/course-scores/1': [],
    },
  },
};
