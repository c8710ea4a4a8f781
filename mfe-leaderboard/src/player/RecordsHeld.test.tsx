import type { PlayerSummary } from '@golf/shared/api';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { RecordsHeld } from './RecordsHeld.tsx';

type HeldRecord = NonNullable<PlayerSummary['records']>[number];

const LOWEST: HeldRecord = {
  id: 'lowest-to-par',
  name: 'Lowest round to par',
  value: -8,
  unit: 'to_par',
  date: '2026-09-10',
  since: null,
  course: 'Thornhollow Park',
  others: 0,
  other: null,
  running: false,
};

const show = (records: readonly HeldRecord[]) =>
  render(
    <MemoryRouter>
      <RecordsHeld records={records} />
    </MemoryRouter>,
  );
const texts = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

test('a record says when it was reached, a round where, and whether somebody else holds it', () => {
  show([
    LOWEST,
    { ...LOWEST, id: 'fewest-strokes', name: 'Fewest strokes', value: 63, unit: 'strokes', others: 1 },
    {
      ...LOWEST,
      id: 'most-under-par',
      name: 'Most rounds under par',
      value: 24,
      unit: 'rounds',
      others: 1,
      other: 'Jem Thornquill',
    },
    { ...LOWEST, id: 'best-ten', name: 'Best ten in a row', value: -3.54, unit: 'net', since: '2026-08-08' },
  ]);
  const [round, strokes, count, row] = texts();
  expect(round).toContain('10 Sept 2026Thornhollow Park−8');
  expect(strokes).toMatch(/Fewest strokes.*Thornhollow ParkShared with 1 other63/);
  expect(count).toContain('10 Sept 2026Shared with Jem Thornquill24');
  expect(row).toContain('8 Aug 2026 to 10 Sept 2026−3.54');
  expect(screen.getByRole('link', { name: 'Lowest round to par' }).getAttribute('href')).toBe('/records#lowest-to-par');
});

test('a current run has no end', () => {
  show([{ ...LOWEST, name: 'Longest run at No. 1', value: 523, unit: 'days', since: '2025-06-11', running: true }]);
  expect(texts()[0]).toContain('Since 11 Jun 2025, still going523');
});

test('what an older backend does not say is left out', () => {
  show([{ ...LOWEST, value: null, unit: null, date: null, course: null }]);
  expect(texts()).toEqual(['Lowest round to par']);
});

test('more than six are folded', () => {
  show(Array.from({ length: 8 }, (_, index) => ({ ...LOWEST, id: `record-${index}`, name: `Record ${index}` })));
  const list = screen.getByRole('list');
  const further = within(list)
    .getAllByRole('listitem')
    .filter((entry) => 'further' in entry.dataset);
  expect(further.map(({ textContent }) => textContent?.slice(0, 8))).toEqual(['Record 6', 'Record 7']);
  const button = screen.getByRole('button', { name: 'Show 2 more' });
  expect(button.getAttribute('aria-expanded')).toBe('false');
  fireEvent.click(button);
  expect(screen.getByRole('button', { name: 'Show fewer' }).getAttribute('aria-expanded')).toBe('true');
});
