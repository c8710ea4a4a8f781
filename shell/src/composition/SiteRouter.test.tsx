import { act, render, screen } from '@testing-library/react';
import { Link, Route, Routes, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SiteRouter } from './SiteRouter.tsx';

/*
 * React handles a click within its task for urgent updates, and in a later task for transitions. These clicks are
 * outside `act`, which would wait for both.
 */

function Query() {
  return <p>query {useLocation().search || 'none'}</p>;
}

function show() {
  render(
    <SiteRouter>
      <Link to="/courses">Courses</Link>
      <Link to="?order=latest">Latest</Link>
      <Query />
      <Routes>
        <Route path="/" element={<h1>Leaderboard</h1>} />
        <Route path="/courses" element={<h1>Fifteen courses</h1>} />
      </Routes>
    </SiteRouter>,
  );
}

/** The page at the end of the click's task. */
async function click(name: string): Promise<void> {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  screen.getByRole('link', { name }).click();
  await Promise.resolve();
}

beforeEach(() => history.replaceState(null, '', '/'));

afterEach(async () => {
  vi.unstubAllGlobals();
  document.querySelector('[data-boundary]')?.remove();
  await act(async () => {});
});

test('another page is there with the click', async () => {
  show();
  await click('Courses');
  expect(screen.getByRole('heading').textContent).toBe('Fifteen courses');
});

test('within a page the address follows in a transition, which holds up nobody who types', async () => {
  show();
  await click('Latest');
  expect(screen.getByText('query none')).toBeDefined();
  await vi.waitFor(() => expect(screen.getByText('query ?order=latest')).toBeDefined());
});

test("a page that is not hydrated yet is left in a transition: an urgent update would cost the server's HTML", async () => {
  document.body.insertAdjacentHTML('beforeend', '<div data-boundary="mfe-leaderboard/Leaderboard"></div>');
  show();
  await click('Courses');
  expect(screen.getByRole('heading').textContent).toBe('Leaderboard');
  await vi.waitFor(() => expect(screen.getByRole('heading').textContent).toBe('Fifteen courses'));
});
