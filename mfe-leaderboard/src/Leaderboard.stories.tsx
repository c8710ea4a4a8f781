import { press, type Story } from '@golf/shared/story';
import { Leaderboard } from './Leaderboard.tsx';

export default {};

const render = () => <Leaderboard />;

export const Full: Story = { render };
export const Failed: Story = { render, parameters: { answers: 'dead' } };
export const Empty: Story = { render, parameters: { answers: { '/api/players': [] } } };
export const WorstFirst: Story = { render, parameters: { address: '/?sort=asc' } };
export const Filtered: Story = { render, parameters: { address: '/?country=gb-sct' } };
export const NoneMatches: Story = { render, parameters: { address: '/?country=gb-sct&channel=Fairway+Twins' } };
export const ListOffered: Story = { render, parameters: { address: '/?mine=3,14,999' } };

export const RowOpen: Story = {
  render,
  play: ({ canvasElement }) => press(canvasElement, '[data-row="14"] [aria-expanded]'),
};

export const FilterOpen: Story = {
  render: () => (
    <div style={{ minHeight: '36rem' }}>
      <Leaderboard />
    </div>
  ),
  play: ({ canvasElement }) => press(canvasElement, '[data-filter="countries"]'),
};
