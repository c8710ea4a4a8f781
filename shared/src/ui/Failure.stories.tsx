import type { Story } from '../testing/story.tsx';
import { Button } from './Button.tsx';
import { Failure, type FailureProps } from './Failure.tsx';
import { Notice } from './Notice.tsx';
import { QueryPart, type QueryPartProps } from './QueryPart.tsx';
import { Skeleton } from './Skeleton.tsx';

export default {};

const failure = (kind: FailureProps['kind'], message: string) => (
  <Failure kind={kind} onRetry={() => {}}>
    {message}
  </Failure>
);

export const Part: Story = { render: () => failure('part', 'The filter could not be loaded.') };
export const Slot: Story = { render: () => failure('slot', 'Course Leaderboards could not be shown.') };
export const Page: Story = { render: () => failure('page', 'The records aren’t available right now.') };

/** An empty result, which looks like a failed page. */
export const Nothing: Story = {
  render: () => (
    <Notice title="No players match these filters." hint="Remove a filter, or clear them all.">
      <Button>Clear all</Button>
    </Notice>
  ),
};

const query = (state: Pick<QueryPartProps<string>['query'], 'data' | 'isError'>) => (
  <QueryPart<string>
    query={{ ...state, refetch: () => Promise.reject(new Error('again')) }}
    failure="The tees aren’t available right now."
    loading={<Skeleton rows={2} rowHeight={2} />}
  >
    {(words) => <p>{words}</p>}
  </QueryPart>
);

export const QueryLoading: Story = { render: () => query({ data: undefined, isError: false }) };
export const QueryLoaded: Story = { render: () => query({ data: 'White, 6,497 yards', isError: false }) };
export const QueryFailed: Story = { render: () => query({ data: undefined, isError: true }) };
