import { followedPreference } from '@golf/shared/platform';
import { MOST_FOLLOWED } from '@golf/shared/routes';
import { stubApi } from '@golf/shared/testing';
import { configure, fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showTable as show } from '../testing/show.tsx';
import { player } from '../testing/players.ts';
import { filtersPreference } from '../view/preferences.ts';
import { NO_FILTERS } from '../view/filters.ts';
import { FollowButton } from '../follow/FollowButton.tsx';
import { foldedPreference } from './folded.ts';

// Time for lazy chunks on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

beforeEach(() => {
  followedPreference.set([]);
  foldedPreference.set(false);
  filtersPreference.set(NO_FILTERS);
  stubApi({
    '/api/player-rounds/3': [],
    '/api/player-history/3': [],
    '/api/player-channels/3': [],
  });
});
afterEach(() => vi.unstubAllGlobals());

const yours = async () => within(await screen.findByRole('region', { name: 'Yours' }));
const cards = async () =>
  (await yours()).getAllByRole('listitem').map((item) => within(item).queryByText(/^[A-Z]/)?.textContent);

test('a star follows a player and unfollows again', async () => {
  render(<FollowButton player={player({ id: 14, name: 'Ada Whitfield' })} />);
  const star = screen.getByRole('button', { name: 'Follow Ada Whitfield', pressed: false });
  await userEvent.click(star);
  expect(star.getAttribute('aria-pressed')).toBe('true');
  expect(followedPreference.get()).toEqual([14]);
  await userEvent.click(star);
  expect(followedPreference.get()).toEqual([]);
});

test('a full list says so and keeps all', async () => {
  followedPreference.set(Array.from({ length: MOST_FOLLOWED }, (_, id) => id + 100));
  render(<FollowButton player={player({ id: 14 })} />);
  await userEvent.click(screen.getByRole('button'));
  expect(screen.getByRole('status').textContent).toContain(`You follow ${MOST_FOLLOWED} players`);
  expect(followedPreference.get()).toHaveLength(MOST_FOLLOWED);
});

test('who is not announced has no star', () => {
  render(<FollowButton player={player({ live: false })} />);
  expect(screen.queryByRole('button')).toBeNull();
});

test('"Yours" lists followed players by rank, marks their rows, opens them, and is folded for good', async () => {
  followedPreference.set([3, 14]);
  const { user, table } = await show();
  expect(await cards()).toEqual(['Ada Whitfield', 'Callum Reid']);
  expect(within(table).getAllByRole('img', { name: 'Followed' })).toHaveLength(2);
  await user.click((await yours()).getByRole('button', { name: /^Callum Reid/ }));
  expect(
    within(table)
      .getByRole('button', { name: /^Callum Reid/ })
      .getAttribute('aria-expanded'),
  ).toBe('true');
  await user.click((await yours()).getByRole('button', { name: 'Yours 2', expanded: true }));
  expect((await yours()).queryByRole('list')).toBeNull();
  expect(localStorage.getItem('savedView:yours-folded')).toBe('true');
});

test('who has left the leaderboard is counted, and can be unfollowed', async () => {
  followedPreference.set([999, 14]);
  const { user } = await show();
  expect((await yours()).getByText(/^1 of yours isn’t on the leaderboard/)).toBeTruthy();
  await user.click((await yours()).getByRole('button', { name: 'Unfollow' }));
  expect(followedPreference.get()).toEqual([14]);
});

/** @promise In the browser: A link with a list of players offers to follow them and changes no list by itself */
test('an address offers its players; "Follow" adds those that are new, behind those before', async () => {
  followedPreference.set([14]);
  filtersPreference.set({ ...NO_FILTERS, countries: ['gb-sct'] });
  const { user } = await show('/?mine=3,14,999');
  expect((await yours()).getByRole('status').textContent).toBe(
    'This link brings 1 player to follow. You already follow 1 other on this list. 1 player on it can’t be found.',
  );
  expect(followedPreference.get()).toEqual([14]);
  // The saved filters are in the address now, next to the list.
  expect(screen.getByText('?country=gb-sct&mine=3,14,999')).toBeTruthy();
  await user.click((await yours()).getByRole('button', { name: 'Follow 1' }));
  expect(followedPreference.get()).toEqual([14, 3]);
  expect(screen.getByText('?country=gb-sct')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Yours' }));
});

test.each(['x', '999,1000', '0', '%F0%9F%8F%8C'])(
  'the list %s is answered in words, and nothing is lost',
  async (list) => {
    followedPreference.set([14]);
    const { user } = await show(`/?mine=${list}`);
    expect((await yours()).getByRole('status').textContent).toMatch(/names no players|Nobody on this list/);
    expect(await cards()).toEqual(['Ada Whitfield']);
    await user.click((await yours()).getByRole('button', { name: 'OK' }));
    expect(followedPreference.get()).toEqual([14]);
    expect((await yours()).getByRole('button', { name: 'Yours 1' })).toBeTruthy();
  },
);

test('the list has a link with a QR code, a feed and a calendar', async () => {
  followedPreference.set([14, 3]);
  await show();
  const share = (await yours()).getByText('Your list').closest('[popover]') as HTMLElement;
  expect([...share.querySelectorAll('code')].map((code) => code.textContent)).toEqual(
    ['/?mine=14,3', '/feed.xml?players=14,3', '/rounds.ics?players=14,3'].map((path) => location.origin + path),
  );
  fireEvent(share, Object.assign(new Event('toggle'), { newState: 'open' }));
  expect(await screen.findByRole('img', { name: 'QR code of the link', hidden: true })).toBeTruthy();
});
