import type { Story } from '@golf/shared/story';
import type { CSSProperties } from 'react';
import { UpdatesPanel } from './UpdatesPanel.tsx';

export default {};

const score = (id: number, day: string, result: object | null) => ({
  score_id: id,
  player_id: 14,
  name: 'Ada Whitfield',
  profile: '/images/profiles/14.svg',
  title: 'Match play against my brother',
  updated_at: `${day}T09:00:00Z`,
  result,
});
const RESULT = { course: 'Oakmont', gross: 72, score_over_par: 0, handicap: -2.3, handicap_before: -2.2 };
const UPDATES = {
  '/api/score-updates': [
    score(3, '2026-11-20', RESULT),
    score(2, '2026-11-19', { ...RESULT, handicap_before: null }),
    score(1, '2026-11-02', null),
  ],
  '/api/course-updates': [
    { name: 'Oakmont', course: null, feature_image: null, updated_at: '2026-11-18T09:00:00Z' },
    {
      name: 'TPC Sawgrass',
      course: 'THE PLAYERS Stadium Course',
      feature_image: null,
      updated_at: '2026-06-01T09:00:00Z',
    },
  ],
};

/** The box of Notifications.module.css. */
const PANEL = { '--inset': '1.5rem', position: 'relative', maxWidth: '31rem', paddingTop: '3.5rem' } as CSSProperties;

const render = () => (
  <div style={PANEL}>
    <UpdatesPanel seenBefore={2} onClose={() => {}} />
  </div>
);

export const Full: Story = { render, parameters: { answers: UPDATES } };
export const Loading: Story = { render, parameters: { answers: 'silent' } };
export const Failed: Story = { render, parameters: { answers: 'dead' } };
export const SomeFailed: Story = { render, parameters: { answers: { ...UPDATES, '/api/course-updates': undefined } } };
export const Empty: Story = {
  render,
  parameters: { answers: { '/api/score-updates': [], '/api/course-updates': [] } },
};
