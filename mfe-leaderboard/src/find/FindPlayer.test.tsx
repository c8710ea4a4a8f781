import { recordStatus } from '@golf/shared/testing';
import { act, configure, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ranked } from '../testing/players.ts';
import { FindPlayer } from './FindPlayer.tsx';

configure({ asyncUtilTimeout: 10_000 });

const arrival = vi.hoisted(() => Promise.withResolvers<void>());
vi.mock('./PlayerSuggestions.tsx', async (original) => {
  await arrival.promise;
  return original();
});

const PLAYERS = ranked([{ name: 'Ada Whitfield' }, { name: 'Callum Reid' }, { name: 'Whit Carter', live: false }]);

function show() {
  const onFind = vi.fn();
  render(<FindPlayer ranked={PLAYERS} onFind={onFind} />);
  return { user: userEvent.setup(), onFind };
}

const cross = () => screen.getByLabelText('Clear search');
const names = () => screen.getAllByRole('option').map((option) => option.querySelector('span')?.textContent);

test('until the suggestions are there Enter opens the best match; when they come, text, focus and caret stay', async () => {
  const { user, onFind } = show();
  const plain = screen.getByRole<HTMLInputElement>('textbox', { name: 'Find a player' });
  await user.click(plain);
  await user.keyboard('call');
  expect(screen.getByText('Enter opens', { selector: 'p' }).textContent).toBe('Enter opens Callum Reid');
  await user.keyboard('{Enter}');
  expect(onFind).toHaveBeenCalledExactlyOnceWith(2);
  expect(plain.value).toBe('');

  await user.keyboard('xhit');
  expect(screen.getByText('No player called “xhit” yet.')).toBeTruthy();
  plain.setSelectionRange(0, 1);
  await act(async () => arrival.resolve());
  const field = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Find a player' });
  expect(document.activeElement).toBe(field);
  await user.keyboard('w');
  expect(field.value).toBe('whit');
  expect(names()).toEqual(['Whit Carter', 'Ada Whitfield']);
});

test('a channel finds its players, behind those whose name has it, and says why', async () => {
  const twins = { channel_name: 'Bunker Diaries', extra_channel_1_name: 'Fairway Twins' };
  const players = ranked([
    { name: 'Ada', ...twins },
    { name: 'Bo' },
    { name: 'Fairweather Cole' },
    { name: 'Cy', ...twins },
  ]);
  const onFind = vi.fn();
  render(<FindPlayer ranked={players} onFind={onFind} />);
  const user = userEvent.setup();
  await user.click(screen.getByLabelText('Find a player'));
  await screen.findByRole('combobox', { name: 'Find a player' });
  await user.keyboard('fair');
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
    expect.stringContaining('Fairweather Cole'),
    expect.stringMatching(/^Ada.*Fairway Twins/),
    expect.stringMatching(/^Cy.*Fairway Twins/),
  ]);
  await user.keyboard('way twins');
  const [ada, cy] = screen.getAllByRole('option');
  expect(
    [ada, cy].map((option) => within(option as HTMLElement).getByText('Fairway Twins', { selector: 'b' })),
  ).toHaveLength(2);
  await user.keyboard('{Enter}');
  expect(onFind).toHaveBeenCalledExactlyOnceWith(1);
});

test('the arrow keys and Enter choose, the field is empty afterwards', async () => {
  const { user, onFind } = show();
  await user.click(screen.getByLabelText('Find a player'));
  const field = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Find a player' });
  expect(field.getAttribute('aria-expanded')).toBe('false');
  await user.keyboard('whit');
  const [first, second] = within(screen.getByRole('listbox', { name: 'Players' })).getAllByRole('option');
  expect(field.getAttribute('aria-activedescendant')).toBe(first?.id);
  await user.keyboard('{ArrowDown}');
  expect(field.getAttribute('aria-activedescendant')).toBe(second?.id);
  await user.keyboard('{Enter}');
  expect(onFind).toHaveBeenCalledExactlyOnceWith(1);
  expect(field.value).toBe('');
  expect(screen.queryByRole('option')).toBeNull();
});

test('a press chooses, too; Escape closes the list; who is not there is said', async () => {
  const { user, onFind } = show();
  await user.click(screen.getByLabelText('Find a player'));
  await screen.findByRole('combobox', { name: 'Find a player' });
  await user.keyboard('nobody');
  expect(screen.getByText(/^No player called “nobody” yet\./)).toBeTruthy();
  await user.keyboard('{Escape}');
  expect(screen.queryByText(/No player called/)).toBeNull();
  await user.clear(screen.getByRole('combobox'));
  await user.keyboard('reid');
  await user.click(screen.getByRole('option', { name: /^Callum Reid/ }));
  expect(onFind).toHaveBeenCalledExactlyOnceWith(2);
});

test('a misspelt name finds whom it most likely meant, but nobody who is not announced', async () => {
  const { user, onFind } = show();
  await user.click(screen.getByLabelText('Find a player'));
  await screen.findByRole('combobox', { name: 'Find a player' });
  await user.keyboard('carterr');
  expect(screen.queryByRole('option')).toBeNull();
  const suggest = screen.getByRole('link', { name: 'Email us to add “carterr”' }).getAttribute('href');
  expect(decodeURIComponent(suggest ?? '')).toMatch(/^mailto:.*Player: carterr\n/);
  await user.click(cross());
  await user.keyboard('calum ried');
  expect(screen.getByText(/^No player called “calum ried” yet\./).textContent).toMatch(/Did you mean:$/);
  expect(names()).toEqual(['Callum Reid']);
  await user.keyboard('{Enter}');
  expect(onFind).toHaveBeenCalledExactlyOnceWith(2);
});

test('the cross empties the field, which keeps the focus', async () => {
  const { user } = show();
  const field = screen.getByLabelText<HTMLInputElement>('Find a player');
  expect(screen.queryByLabelText('Clear search')).toBeNull();
  await user.type(field, 'whit');
  await user.click(cross());
  const now = screen.getByLabelText<HTMLInputElement>('Find a player');
  expect(now.value).toBe('');
  expect(document.activeElement).toBe(now);
  expect(screen.queryByRole('option')).toBeNull();
});

test('Enter opens the best match of the latest input, also while the list is stale', async () => {
  const { PlayerSuggestions } = await import('./PlayerSuggestions.tsx');
  const [onChoose, onChooseBest] = [vi.fn(), vi.fn()];
  render(
    <PlayerSuggestions
      text="reid"
      onText={() => {}}
      found={PLAYERS}
      foundFor="r"
      ranked={PLAYERS}
      empty=""
      onChoose={onChoose}
      onChooseBest={onChooseBest}
      container={{ current: null }}
      field={<input aria-label="Find a player" />}
    />,
  );
  await userEvent.setup().type(screen.getByRole('combobox'), '{Enter}');
  expect(onChooseBest).toHaveBeenCalledOnce();
  expect(onChoose).not.toHaveBeenCalled();
});

test('the letters that were looked for are bold in a name, with or without its accents', async () => {
  render(<FindPlayer ranked={ranked([{ name: 'Élodie Vasselin' }])} onFind={vi.fn()} />);
  const user = userEvent.setup();
  await user.click(screen.getByLabelText('Find a player'));
  await screen.findByRole('combobox', { name: 'Find a player' });
  await user.keyboard('elo');
  const option = screen.getByRole('option', { name: /^Élodie Vasselin/ });
  expect(option.querySelector('b')?.textContent).toBe('Élo');
});

test('where a word of a name begins with the letters, those are bold', async () => {
  render(<FindPlayer ranked={ranked([{ name: 'Priya Ashvale' }])} onFind={vi.fn()} />);
  const user = userEvent.setup();
  await user.click(screen.getByLabelText('Find a player'));
  await screen.findByRole('combobox', { name: 'Find a player' });
  await user.keyboard('a');
  expect(screen.getByRole('option', { name: /^Priya Ashvale/ }).querySelector('b')?.textContent).toBe('A');
});

/** @promise In the browser: A change is one … */
test('who is not found is said once, when typing has paused', async () => {
  const { user } = show();
  await user.click(screen.getByLabelText('Find a player'));
  await act(async () => arrival.resolve());
  const field = await screen.findByRole('combobox', { name: 'Find a player' });
  const said = recordStatus();
  await user.type(field, 'xqzw');
  expect(screen.getByText('No player called “xqzw” yet.')).toBeTruthy();
  expect(said()).toEqual([]);
  await waitFor(() => expect(said()).toEqual(['No player called “xqzw” yet.']));
  await user.clear(field);
  expect(said()).toHaveLength(1);
});
