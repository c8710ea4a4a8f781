import type { Story } from '../testing/story.tsx';
import { Term } from './Term.tsx';

export default {};

export const InASentence: Story = {
  render: () => (
    <p>
      An <Term of="adjusted">adjusted score</Term> below 0 beats the <Term of="rating">course rating</Term>; the{' '}
      <Term of="slope">slope rating</Term> says how hard the tees are.
    </p>
  ),
};
