import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CourseName } from './CourseName.tsx';

test.each([
  ['TPC Sawgrass – THE PLAYERS Stadium Course', ['Sawgrass –', 'THE PLAYERS']],
  ['The Gleneagles Hotel – Queen’s Course', ['The Gleneagles', 'Hotel –']],
  ['Pebble Beach Golf Links', []],
])('of %s stay whole: %j', (name, whole) => {
  const { container } = render(<CourseName name={name} />);
  expect(container.textContent).toBe(name);
  expect([...container.querySelectorAll('span span')].map((span) => span.textContent)).toEqual(whole);
});
