import type { Story } from '../testing/story.tsx';
import { LoadingLines } from './LoadingLines.tsx';
import { QueryPart, type QueryPartProps } from './QueryPart.tsx';

export default {};

const part = (query: Pick<QueryPartProps<string>['query'], 'data' | 'isError'>) => (
  <QueryPart<string>
    query={{ ...query, refetch: () => Promise.reject(new Error('again')) }}
    failure="The tees aren’t available right now."
    loading={<LoadingLines lines={2} height={2} />}
  >
    {(words) => <p>{words}</p>}
  </QueryPart>
);

export const Loading: Story = { render: () => part({ data: undefined, isError: false }) };
export const Loaded: Story = { render: () => part({ data: 'White, 6,497 yards', isError: false }) };
export const Failed: Story = { render: () => part({ data: undefined, isError: true }) };
