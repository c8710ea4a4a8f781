import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { useDates } from './use-dates.ts';

const rendered = vi.fn();

function Day() {
  rendered();
  return <p>{useDates().formatDay('2026-09-28')}</p>;
}

test.each([
  ['en-GB', '28 Sept 2026', 1],
  ['en-US', 'Sep 28, 2026', 2],
])('a day of the server becomes one of %s, rendered again only where it differs', async (locale, day, times) => {
  const root = document.createElement('div');
  root.innerHTML = renderToString(<Day />);
  expect(root.textContent).toBe('28 Sept 2026');
  vi.spyOn(navigator, 'language', 'get').mockReturnValue(locale);
  rendered.mockClear();
  await act(async () => void hydrateRoot(root, <Day />));
  expect(root.textContent).toBe(day);
  expect(rendered).toHaveBeenCalledTimes(times);
});
