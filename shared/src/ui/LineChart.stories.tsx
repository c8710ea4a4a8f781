import type { Story } from '../testing/story.tsx';
import { scaleOf } from './chart-scale.ts';
import { LineChart } from './LineChart.tsx';

export default {};

const points = (...handicaps: number[]) => handicaps.map((handicap, index) => ({ at: index / 4, handicap }));

export const Looks: Story = {
  render: () => (
    <div style={{ padding: '2.5rem 3.25rem' }}>
      <LineChart
        axis
        height={12}
        scale={scaleOf([-1, 6])}
        mark={{ at: 0.5, name: 'Handicap Start' }}
        ticks={[
          { at: 0, name: '11 Jun 2025' },
          { at: 1, name: 'Today' },
        ]}
        lines={[
          { look: 'thin', points: points(3, 4.5, 5, 5.2, 5.8) },
          { look: 'second', points: points(1, 2, 0.5, 0, 0.1), labelled: true },
          { look: 'first', points: points(4, 4, 2, 1, 0).slice(2), labelled: true },
          { look: 'early', points: points(4, 4, 2) },
        ]}
      />
    </div>
  ),
};
