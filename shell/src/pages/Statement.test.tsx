import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import Statement from './Statement.tsx';

test('the privacy page states the facts', () => {
  const { container } = render(<Statement about="privacy" />);
  const text = container.textContent;
  expect(text).toContain('No personal data is collected.');
  expect(text).toContain('Preferences such as filters are kept in your browser’s local storage');
  expect(text).toContain('We use anonymous usage analytics');
  expect(text).toContain('public video-platform data, used for display only');
  expect(text).toContain('Contact is by e-mail and on our social channels.');
});
