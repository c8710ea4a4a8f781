import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ranked } from '../testing/players.ts';
import { FindPlayer } from './FindPlayer.tsx';

const asked = vi.hoisted(() => ({ for: 0 }));
vi.mock('./PlayerSuggestions.tsx', () => {
  asked.for += 1;
  throw new TypeError('Failed to fetch dynamically imported module');
});

test('without the suggestions a player is still found', async () => {
  const onFind = vi.fn();
  const user = userEvent.setup();
  render(<FindPlayer ranked={ranked([{ name: 'Ada Whitfield' }])} onFind={onFind} />);
  await user.click(screen.getByRole('textbox', { name: 'Find a player' }));
  await vi.waitFor(() => expect(asked.for).toBeGreaterThan(0));
  await user.keyboard('whit{Enter}');
  expect(onFind).toHaveBeenCalledExactlyOnceWith(1);
});
