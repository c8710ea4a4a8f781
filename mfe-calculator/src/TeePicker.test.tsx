import { createQueryClient } from '@golf/shared/platform';
import { expectConsole, stubApi, stubDeadApi, stubSilentApi } from '@golf/shared/testing';
import { QueryClientProvider } from '@tanstack/react-query';
import { configure, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { TeePicker } from './TeePicker.tsx';

// Calls are retried once before they fail.
configure({ asyncUtilTimeout: 10_000 });
afterEach(() => vi.unstubAllGlobals());

function show() {
  const user = userEvent.setup();
  const onPick = vi.fn();
  render(
    <QueryClientProvider client={createQueryClient()}>
      <TeePicker onPick={onPick} />
    </QueryClientProvider>,
  );
  return { user, onPick };
}

const menu = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name });
/** Options of a menu. */
const reads = (name: string) => menu(name).selectedOptions[0]?.textContent;

test('while the courses load, their menu shows it', () => {
  stubSilentApi();
  show();
  expect(reads('Tracked Course')).toBe('Loading courses…');
  expect(reads('Tee')).toBe('Choose a course first');
  expect(screen.queryByRole('status')).toBeNull();
});

test('courses that cannot be loaded are told, and can be asked for again', async () => {
  stubDeadApi();
  const { user } = show();
  const told = await screen.findByRole('status');
  expectConsole('error', /^GET \/api\/courses failed/);
  expect(told.textContent).toContain('Courses aren’t available right now. You can still enter the figures yourself.');
  expect(reads('Tracked Course')).toBe('Courses not available');
  expect(menu('Tracked Course').disabled).toBe(true);
  stubApi();
  await user.click(within(told).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('option', { name: 'Choose a course (optional)' })).toBeTruthy();
  expect(menu('Tracked Course').disabled).toBe(false);
  expect(screen.queryByRole('status')).toBeNull();
});

test('so are the tees of the course that is chosen', async () => {
  stubApi({ '/api/course-tees/1': undefined });
  const { user, onPick } = show();
  await screen.findByRole('option', { name: 'North Berwick Golf Club · West Links' });
  await user.selectOptions(menu('Tracked Course'), '1');
  const told = await screen.findByRole('status');
  expectConsole('error', /^GET \/api\/course-tees\/1 failed/);
  expect(told.textContent).toContain(
    'The tees of this course aren’t available right now. You can still enter the figures yourself.',
  );
  expect(reads('Tee')).toBe('Tees not available');
  stubApi();
  await user.click(within(told).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('option', { name: 'Choose a tee' })).toBeTruthy();
  await user.selectOptions(menu('Tee'), 'White (M) · 72.5 / 130');
  expect(onPick).toHaveBeenCalledOnce();
});
