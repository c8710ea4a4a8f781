import { createQueryClient } from '@golf/shared/platform';
import { stubApi } from '@golf/shared/testing';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Calculator } from './Calculator.tsx';
import { calculatorForm, EMPTY, type Form } from './form.ts';
import { calculatorHistory } from './history.ts';

beforeEach(() => stubApi());
afterEach(() => vi.unstubAllGlobals());

/** The calculator of a visitor who has these adjusted scores, and has typed that much. */
function show(scores: readonly number[] = [], form: Partial<Form> = {}) {
  calculatorHistory.set(scores.map((adjusted) => ({ adjusted })));
  calculatorForm.set({ ...EMPTY, ...form });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Calculator />
    </QueryClientProvider>,
  );
  return userEvent.setup();
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

test('an adjusted score below zero has a minus, as on the site; an index below zero has a plus', () => {
  show([-3.9, 1.2, 4], { courseRating: '72', slopeRating: '113', score: '68' });
  const table = screen.getByRole('table', { name: 'Handicap History' });
  expect(within(table).getByRole('cell', { name: /^−3\.9/ })).toBeTruthy();
  expect(field('Adjusted Score').value).toBe('−4.0');
  expect(screen.getByText('plus 5.9')).toBeTruthy();
});
