import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CopyLink } from './CopyLink.tsx';

const ADDRESS = `${location.origin}/?expand=14`;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Presses the button in a browser with this clipboard. */
async function press(clipboard: Pick<Clipboard, 'writeText'> | undefined, iconLabel?: string) {
  vi.stubGlobal('navigator', { clipboard });
  render(<CopyLink path="/?expand=14" {...(iconLabel && { iconLabel })} />);
  fireEvent.click(screen.getByRole('button', { name: iconLabel ?? 'Copy link' }));
  await act(async () => {});
}

test('the whole address goes to the clipboard, and that is said for a moment', async () => {
  const writeText = vi.fn(async () => {});
  await press({ writeText });
  expect(writeText).toHaveBeenCalledExactlyOnceWith(ADDRESS);
  expect(screen.getByRole('status').textContent).toBe('Link copied');
  act(() => void vi.runAllTimers());
  expect(screen.getByRole('status').textContent).toBe('');
});

test('a browser that refuses shows the address, for as long as it takes to copy it by hand', async () => {
  await press({ writeText: async () => Promise.reject(new DOMException('no', 'NotAllowedError')) }, 'Copy the link');
  act(() => void vi.runAllTimers());
  expect(screen.getByText(ADDRESS)).toBeTruthy();
});

test('a page without a clipboard shows the address, too', async () => {
  await press(undefined);
  expect(screen.getByText(ADDRESS)).toBeTruthy();
});
