import type { Story } from '../testing/story.tsx';
import { Badge } from './Badge.tsx';
import { DataTable, type Column } from './DataTable.tsx';

interface Line {
  course: string;
  tees: string;
  par: number;
  rounds: number;
  best: number;
  player: string;
  counts?: boolean;
}

const LINES: Line[] = [
  { course: 'Carnoustie', tees: 'Championship', par: 72, rounds: 12, best: -4, player: 'Grant Horvat', counts: true },
  { course: 'Royal Portrush', tees: 'Dunluce', par: 72, rounds: 8, best: 0, player: 'Peter Finch' },
  { course: 'Lahinch', tees: 'Old Course', par: 71, rounds: 5, best: 3, player: 'Bryan Bros' },
];

const COLUMNS: Column<Line>[] = [
  {
    head: 'Course',
    names: true,
    cell: ({ course, best }) => (
      <>
        {course} {best < 0 && <Badge>Record</Badge>}
      </>
    ),
  },
  { head: 'Tees', kind: 'quiet', from: 'phone', cell: ({ tees }) => tees },
  { head: 'Par', align: 'end', from: 'tablet', cell: ({ par }) => par },
  { head: 'Rounds', align: 'end', from: 'tablet', cell: ({ rounds }) => rounds },
  {
    head: 'Best to par',
    short: 'Best',
    align: 'end',
    kind: 'figure',
    score: ({ best }) => best,
    cell: ({ best }) => (best === 0 ? 'E' : best),
  },
  { head: 'Player', cell: ({ player }) => player },
  { head: 'Place', align: 'end', kind: 'quiet', from: 'desk', cell: (_, index) => index + 1 },
];

const table = (lines: Line[]) => (
  <DataTable
    name="Best rounds"
    columns={COLUMNS}
    rows={lines}
    rowKey={({ course }) => course}
    rowProps={({ counts }) => ({ 'data-counts': counts })}
    empty="No rounds yet."
  />
);

export default {};

export const SevenColumns: Story = { render: () => table(LINES) };

/** Columns depend on the table's width, even on a wide screen. */
export const InANarrowCard: Story = { render: () => <div style={{ maxWidth: '24rem' }}>{table(LINES)}</div> };

export const Stacked: Story = { render: () => <div style={{ maxWidth: '14rem' }}>{table(LINES)}</div> };

export const Empty: Story = { render: () => table([]) };
