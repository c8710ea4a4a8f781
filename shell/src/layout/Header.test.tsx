import { SITE } from '@golf/shared/site';
import { createQueryClient, createStaticLoader, Platform, themePreference } from '@golf/shared/platform';
import { installTopLayer, stubApi } from '@golf/shared/testing';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetChoices } from '../dialogs/forget-choices.ts';
import { followDeviceTheme } from '../composition/device-theme.ts';
import { Header } from './Header.tsx';

const NO_UPDATES = { '/api/score-updates': [], '/api/course-updates': [] };

async function show(path = '/') {
  const queryClient = createQueryClient();
  render(
    <Platform queryClient={queryClient} loader={createStaticLoader({})}>
      <MemoryRouter initialEntries={[path]}>
        <Header />
      </MemoryRouter>
    </Platform>,
  );
  await waitFor(() => expect(queryClient.getQueryState(['/api/score-updates'])?.status).toBe('success'));
  return queryClient;
}

beforeEach(() => {
  installTopLayer();
  stubApi(NO_UPDATES);
  themePreference.set('light');
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("the logo spins for one second and reloads the scores and the page's data", async () => {
  const queryClient = await show();
  const refresh = vi.spyOn(queryClient, 'invalidateQueries').mockResolvedValue();
  const logo = screen.getByRole('button', { name: 'Refresh latest scores' });
  vi.useFakeTimers();
  fireEvent.click(logo);
  expect(refresh).toHaveBeenCalledExactlyOnceWith();
  expect(logo.dataset.spinning).toBe('true');
  await act(() => vi.advanceTimersByTimeAsync(999));
  expect(logo.dataset.spinning).toBe('true');
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(logo.dataset.spinning).toBeUndefined();
});

test('a course and a player are called by name once their heading has scrolled away', async () => {
  const heading = (inner: string) => {
    document.body.insertAdjacentHTML('beforeend', `<main><h1>${inner}</h1></main>`);
    return () => document.querySelector('main')?.remove();
  };
  const title = () => screen.getByRole('banner').querySelector('p')?.textContent;
  let removeHeading = heading('North Berwick');
  await show('/courses/3-west-links');
  expect(title()).toBe('Course Leaderboards');
  vi.stubGlobal('scrollY', 300);
  fireEvent.scroll(window);
  expect(title()).toBe('North Berwick');
  removeHeading();
  // Unannounced: the name is blurred.
  removeHeading = heading('<span data-preview="true">Somebody</span>');
  fireEvent.scroll(window);
  expect(title()).toBe('Course Leaderboards');
  removeHeading();
});

test.each([
  [true, 'Five misconceptions about golf handicaps'],
  [false, 'Articles'],
])('with room (%s) an article is called by its title: %s', async (matches, expected) => {
  const article = document.createElement('main');
  article.innerHTML = '<h1>Five misconceptions about golf handicaps</h1>';
  document.body.append(article);
  vi.stubGlobal('matchMedia', () => ({ matches }));
  await show('/articles/misconceptions-golf-handicaps');
  vi.stubGlobal('scrollY', 300);
  fireEvent.scroll(window);
  expect(screen.getByRole('banner').querySelector('p')?.textContent).toBe(expected);
  article.remove();
});

test('the refresh wheel turns until everything is here, and half a second at least', async () => {
  const queryClient = await show('/articles/a-slug');
  vi.spyOn(queryClient, 'invalidateQueries').mockResolvedValue();
  const button = screen.getByRole('button', { name: 'Refresh' });
  vi.useFakeTimers();
  fireEvent.click(button);
  await act(() => vi.advanceTimersByTimeAsync(499));
  expect(button.dataset.busy).toBe('true');
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(button.dataset.busy).toBeUndefined();
});

test('the theme toggle says whether it is on', async () => {
  await show();
  const toggle = screen.getByRole('button', { name: 'Dark theme' });
  expect(toggle.getAttribute('aria-pressed')).toBe('false');
  await userEvent.click(toggle);
  expect(toggle.getAttribute('aria-pressed')).toBe('true');
  expect(themePreference.get()).toBe('dark');
});

test('the menu lists every place, marks the current one, and is walked with the arrow keys', async () => {
  await show('/courses');
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
  const links = within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual([
    'Handicap Leaderboard',
    'Course Leaderboards',
    'Articles',
    'Handicap Calculator',
  ]);
  expect(links.map((link) => link.getAttribute('aria-current'))).toEqual([null, 'page', null, null]);
  expect(document.activeElement).toBe(links[0]);
  await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(links[1]);
  await userEvent.click(links[2] ?? document.body);
  expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull();
});

const openDialog = async (name: string) => {
  const [button] = screen.getAllByRole('button', { name });
  if (button) await userEvent.click(button);
  return within(await screen.findByRole('dialog', { name }));
};

test('About tells the rules, both formulas as mathematics, and the way to the membership', async () => {
  await show();
  const about = await openDialog('About');
  for (const rule of [
    /stroke play and match play/,
    /one-club/,
    /off-camera/,
    /match play are approximated/,
    /scaled/,
  ]) {
    expect(
      about.getAllByText((_, element) => element?.tagName === 'LI' && rule.test(element.textContent)),
    ).toHaveLength(1);
  }
  expect(document.querySelectorAll('dialog math')).toHaveLength(2);
  expect(about.getByRole('link', { name: 'Become a Patron' }).getAttribute('href')).toMatch(/^https:.*patreon/);
  await userEvent.click(about.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('Settings has the theme, the same as the header, and the way to report an issue', async () => {
  await show();
  const settings = await openDialog('Settings');
  const dark = settings.getByRole('switch', { name: 'Dark Mode' });
  // Visible text equals the accessible name.
  expect(settings.getByText('Dark Mode')).toBeTruthy();
  await userEvent.click(dark);
  expect(dark.getAttribute('aria-checked')).toBe('true');
  expect(screen.getByRole('button', { name: 'Dark theme' }).getAttribute('aria-pressed')).toBe('true');
  expect(settings.getByRole('link', { name: /Report an issue/ }).getAttribute('href')).toMatch(/^mailto:.*subject=/);
});

test('Contact has its three sections', async () => {
  await show();
  const contact = await openDialog('Contact');
  const headings = contact.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
  expect(headings).toEqual(['Get in touch', 'Become a Patron', 'Follow on socials']);
  expect(contact.getByText(/a new player you’d like to see tracked/)).toBeTruthy();
  const links = contact.getAllByRole('link').map((link) => link.textContent);
  expect(links.slice(-4)).toEqual(['Instagram', 'TikTok', 'X', 'Reddit']);
});

test('Contact has the address to copy, and begins an e-mail about a player or a score', async () => {
  await show();
  const contact = await openDialog('Contact');
  const href = (name: string) => decodeURIComponent(contact.getByRole('link', { name }).getAttribute('href') ?? '');
  expect(href('Suggest a player')).toMatch(/^mailto:.*: a player to track&body=Player:\nChannel:/);
  expect(href('Correct a score')).toMatch(/a score to correct&body=Player:\nCourse and date:/);
  const user = userEvent.setup();
  await user.click(contact.getByRole('button', { name: 'Copy address' }));
  expect(await navigator.clipboard.readText()).toBe(SITE.email);
  expect(contact.getByRole('status').textContent).toBe('Address copied');
});

test('Settings has the theme follow the device, until the visitor chooses one', async () => {
  const device = Object.assign(new EventTarget(), { matches: true });
  vi.stubGlobal('matchMedia', () => device);
  followDeviceTheme();
  await show();
  const settings = await openDialog('Settings');
  const [match, dark] = ['Match this device', 'Dark Mode'].map((name) => settings.getByRole('switch', { name }));
  const isOn = (name?: HTMLElement) => name?.getAttribute('aria-checked') === 'true';
  expect([match, dark].map(isOn)).toEqual([false, false]);
  await userEvent.click(match as HTMLElement);
  expect([match, dark].map(isOn)).toEqual([true, true]);
  device.matches = false;
  act(() => void device.dispatchEvent(new Event('change')));
  expect([match, dark].map(isOn)).toEqual([true, false]);
  await userEvent.click(screen.getByRole('button', { name: 'Dark theme' }));
  expect([match, dark].map(isOn)).toEqual([false, true]);
  device.dispatchEvent(new Event('change'));
  expect(themePreference.get()).toBe('dark');
});

/** @promise In the browser: The settings clear all browser data of a visitor */
test("Settings clear the browser's choices after a confirmation", async () => {
  await show();
  localStorage.setItem('calculatorHistory', '[{"adjusted":12.3}]');
  const settings = await openDialog('Settings');
  await userEvent.click(settings.getByRole('switch', { name: 'Dark Mode' }));
  await userEvent.click(settings.getByRole('button', { name: 'Clear…' }));
  expect(settings.getByRole('status').textContent).toContain('for good');
  await userEvent.click(settings.getByRole('button', { name: 'Keep' }));
  expect([themePreference.get(), localStorage.length > 0]).toEqual(['dark', true]);
  await userEvent.click(settings.getByRole('button', { name: 'Clear…' }));
  await userEvent.click(settings.getByRole('button', { name: 'Clear all' }));
  expect(settings.getByRole('status').textContent).toContain('All cleared');
  expect([themePreference.get(), localStorage.length]).toEqual(['light', 0]);
});

test('Settings clear choices of the visit where storage is blocked', () => {
  themePreference.set('dark');
  vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  forgetChoices();
  expect(themePreference.get()).toBe('light');
  vi.restoreAllMocks();
});

test('a click on the overlay closes a dialog, one on its content does not', async () => {
  await show();
  await openDialog('Contact');
  const dialog = screen.getByRole('dialog');
  await userEvent.click(screen.getByText('Get in touch'));
  expect(screen.queryByRole('dialog')).toBe(dialog);
  // A selection that ends outside is no click on the overlay.
  fireEvent.mouseDown(screen.getByText('Get in touch'));
  fireEvent.click(dialog);
  expect(screen.queryByRole('dialog')).toBe(dialog);
  await userEvent.click(dialog);
  expect(screen.queryByRole('dialog')).toBeNull();
});
