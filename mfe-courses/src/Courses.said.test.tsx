import { createQueryClient, createStaticLoader, Platform } from '@golf/shared/platform';
import { stubApi } from '@golf/shared/testing';
import { configure, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Courses } from './Courses.tsx';
import { course } from './testing/courses.ts';

// Time for lazy chunks on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

/** Observer that reports no card as near, so that no card makes a call. */
class Far {
  observe() {}
  unobserve() {}
  disconnect() {}
}

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', Far);
});
afterEach(() => vi.unstubAllGlobals());

/** Records status messages from now on. */
function listen() {
  const heard: string[] = [];
  const observer = new MutationObserver(() => {
    const said = screen
      .queryAllByRole('status')
      .map(({ textContent }) => textContent)
      .filter(Boolean)
      .join('; ');
    if (said && said !== heard.at(-1)) heard.push(said);
  });
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  return heard;
}

/** @promise In the browser: A change is one … */
test('what a search finds is said once, after the last key', async () => {
  stubApi({
    '/api/courses': ['Alpha', 'Évora', 'Zeta Links'].map((club_name, id) => course({ course_id: id, club_name })),
  });
  const user = userEvent.setup();
  render(
    <Platform queryClient={createQueryClient()} loader={createStaticLoader({})}>
      <MemoryRouter>
        <Courses />
      </MemoryRouter>
    </Platform>,
  );
  await user.click(await screen.findByRole('button', { name: 'Filter Courses' }));
  const box = await screen.findByPlaceholderText('Search Courses...');
  const heard = listen();
  // In one task: on a busy machine a typed key can take longer than the pause.
  for (const value of ['z', 'ze', 'zet', 'zeta']) fireEvent.change(box, { target: { value } });
  expect(screen.getByText('1 of 3 courses')).toBeTruthy();
  expect(heard).toEqual([]);
  await waitFor(() => expect(heard).toEqual(['1 of 3 courses match']));
  await user.type(box, 'zz');
  expect(screen.getByText('No courses match “zetazz”.')).toBeTruthy();
  await waitFor(() => expect(heard.at(-1)).toMatch(/^No courses match “zetazz”/));
  await user.clear(box);
  await waitFor(() => expect(heard.at(-1)).toBe('All 3 courses'));
  expect(heard).toHaveLength(3);
});
