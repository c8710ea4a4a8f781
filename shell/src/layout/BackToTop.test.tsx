import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { BackToTop } from './BackToTop.tsx';

function scrollBy(pixels: number): void {
  Object.assign(globalThis, { scrollY: pixels });
  act(() => void dispatchEvent(new Event('scroll')));
}

afterEach(() => {
  scrollBy(0);
  vi.unstubAllGlobals();
});

test('the button appears after one viewport, and leads back to the top of the content', async () => {
  const scrollTo = vi.fn();
  vi.stubGlobal('scrollTo', scrollTo);
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  render(
    <>
      <main id="content" tabIndex={-1} />
      <BackToTop />
    </>,
  );
  const button = () => screen.queryByRole('button', { name: 'Back to top' });
  scrollBy(innerHeight);
  expect(button()).toBeNull();
  scrollBy(innerHeight + 1);
  await userEvent.click(button() ?? document.body);
  // With reduced motion the page jumps.
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior: 'instant' });
  expect(document.activeElement).toBe(screen.getByRole('main'));
});
