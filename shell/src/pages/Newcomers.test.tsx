import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Newcomers } from './Newcomers.tsx';

test('one press dismisses the explanation for good', async () => {
  const { unmount } = render(<Newcomers lead="Ranked" />);
  expect(screen.getByText(/Lower is better/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Got it' }));
  expect(screen.queryByText(/Lower is better/)).toBeNull();
  unmount();
  render(<Newcomers lead="Ranked" />);
  expect(screen.queryByText(/Lower is better/)).toBeNull();
  expect(screen.getByText('Ranked')).toBeTruthy();
  // The key that the inline script of index.html looks for.
  expect(localStorage.getItem('savedView:newcomers')).toBe('true');
});
