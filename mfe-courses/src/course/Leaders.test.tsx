import type { RecordHolder, TeeSummary } from '@golf/shared/api';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { Leaders } from './Leaders.tsx';

const held = (id: number, name: string) =>
  ({
    player_id: id,
    score_id: id,
    name,
    live: true,
    value: 70,
    date: '2026-05-01',
    link: null,
    profile: null,
  }) as RecordHolder; // The fields it reads.
const tee = (tee_id: number, holders: RecordHolder[]) =>
  ({
    tee_id,
    tee_name: 'Black',
    tee_background: '#000000',
    tee_text_color: '#ffffff',
    gender: null,
    tee_par: 72,
    leader: holders[0],
    steps: [holders],
  }) as unknown as TeeSummary; // The fields it reads.

const show = (tees: TeeSummary[]) =>
  render(
    <MemoryRouter>
      <Leaders tees={tees} />
    </MemoryRouter>,
  );

test('two leaders of one tee are no men’s and women’s leaders', () => {
  show([tee(1, [held(1, 'Ada'), held(2, 'Bo')])]);
  expect(screen.getAllByRole('link', { name: /Ada|Bo/ })).toHaveLength(2);
  expect(screen.getByText('The lowest full round from the hardest tees. Ties share it.')).toBeTruthy();
});

test('leaders of two tees are those of men and women', () => {
  show([tee(1, [held(1, 'Ada')]), tee(2, [held(2, 'Bo')])]);
  expect(screen.getByText(/^The lowest full round from the hardest tees, men’s and women’s\./)).toBeTruthy();
});
