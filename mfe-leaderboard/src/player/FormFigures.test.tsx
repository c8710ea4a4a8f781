import type { Form } from '@golf/shared/api';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FormFigures } from './FormFigures.tsx';

const NEVER = { current: 0, longest: 0 };
const form = (fields: Partial<Form>): Form => ({ last: [], low: null, under_par: NEVER, weeks: NEVER, ...fields });

test('a streak is told with the best there was, also once it has ended', () => {
  render(<FormFigures form={form({ under_par: { current: 0, longest: 3 }, weeks: { current: 2, longest: 2 } })} />);
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '0 now, best 3',
    '2 now, best 2',
  ]);
});

test('a streak that there never was is left out', () => {
  render(<FormFigures form={form({ weeks: { current: 0, longest: 1 } })} />);
  expect(screen.queryByText('Under par in a row')).toBeNull();
  expect(screen.getByText('Weeks in a row')).toBeTruthy();
});

test('without anything to tell there is no heading', () => {
  const { container } = render(<FormFigures form={form({})} />);
  expect(container.textContent).toBe('');
});
