import type { PreviewedRelease } from '@golf/shared/platform/contract';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { PreviewBanner } from './PreviewBanner.tsx';

const show = (rolledBack?: PreviewedRelease['rolledBack']) => {
  const preview = { app: 'mfe-courses', version: '1.0.0-abc', ...(rolledBack && { rolledBack }) };
  render(<PreviewBanner previews={[preview]} />, { wrapper: MemoryRouter });
  return screen.getByRole('complementary', { name: 'Preview' }).textContent;
};

test('a preview says what it is of', () => {
  const banner = show();
  expect(banner).toContain('Preview of Course Leaderboards 1.0.0-abc: only you see it.');
  expect(banner).not.toContain('rolled back');
});

test.each([
  [{ at: '2026-11-21T23:30:00.000Z', why: 'the cards overlap' }, 'rolled back on 21 Nov 2026: the cards overlap.'],
  [{ at: '2026-11-21T10:00:00.000Z', why: 'The cards overlap.' }, 'rolled back on 21 Nov 2026: The cards overlap.'],
  [{ at: '2026-11-21T10:00:00.000Z', why: null }, 'rolled back on 21 Nov 2026.'],
  [{ at: null, why: null }, 'This version was rolled back.'],
])('of a version that was rolled back it says when and why, as far as is known', (rolledBack, said) => {
  expect(show(rolledBack)).toContain(said);
});
