import type { Story } from '@golf/shared/story';
import { Calculator } from './Calculator.tsx';
import { calculatorForm, EMPTY, type Form } from './form.ts';
import { calculatorHistory, type Entry } from './history.ts';
import { calculatorRule, type Rule } from './rule.ts';

export default {};

const TYPED: Form = { ...EMPTY, coursePar: '72', courseRating: '74.7', slopeRating: '143', score: '85' };
const HISTORY: Entry[] = [8.1, 12.4, 6.9, 15, 9.3].map((adjusted) => ({
  adjusted,
  card: { score: 85, rating: 74.7, slope: 143 },
}));

/** The calculator with stored input. */
function calculator(form: Form, history: Entry[] = [], rule: Rule = 'table'): Story {
  const keep = (typed: Form, kept: Entry[], by: Rule) => {
    calculatorForm.set(typed);
    calculatorHistory.set(kept);
    calculatorRule.set({ rule: by, lowIndex: '' });
  };
  return {
    render: () => <Calculator />,
    beforeEach: () => {
      keep(form, history, rule);
      return () => keep(EMPTY, [], 'table');
    },
  };
}

export const Empty: Story = calculator(EMPTY);
export const Result: Story = calculator(TYPED);
export const Wrong: Story = calculator({ ...TYPED, slopeRating: '300' });
export const Missing: Story = calculator({ ...EMPTY, score: '85' });
export const NineHoles: Story = calculator({ ...EMPTY, mode: '9' });
export const TooFewScores: Story = calculator(EMPTY, HISTORY.slice(0, 1));
export const WithHistory: Story = calculator(TYPED, HISTORY);
export const WorldHandicapSystem: Story = calculator(TYPED, HISTORY, 'whs');
export const RankUnknown: Story = { ...calculator(EMPTY, HISTORY), parameters: { answers: 'dead' } };
