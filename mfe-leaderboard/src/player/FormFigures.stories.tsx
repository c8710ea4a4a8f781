import type { Story } from '@golf/shared/story';
import { FormFigures } from './FormFigures.tsx';

export default {};

const NONE = { current: 0, longest: 0 };

export const Full: Story = {
  render: () => (
    <FormFigures
      form={{
        last: [
          { rounds: 5, best: -4.1, average: -1.25 },
          { rounds: 20, best: -5.3, average: 0.75 },
        ],
        low: { handicap: -2.4, date: '2026-08-02' },
        under_par: { current: 3, longest: 6 },
        weeks: { current: 12, longest: 20 },
      }}
    />
  ),
};

export const Few: Story = {
  render: () => <FormFigures form={{ last: [], low: null, under_par: NONE, weeks: { current: 1, longest: 1 } }} />,
};
