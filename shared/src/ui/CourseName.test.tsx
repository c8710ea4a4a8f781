import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CourseName } from './CourseName.tsx';

test.each([
  ['TPC Sawgrass – THE PLAYERS Stadium Course', ['Sawgrass –', 'THE PLAYERS']],
  ['The Gleneagles Hotel – Queen’s Course', ['The Gleneagles', 'Hotel –']],
  ['St Andrews Links – Old Course', ['St Andrews', 'Links –']],
  ['Pebble Beach Golf Links', []],
])('of %s stay whole: %j', (name, whole) => {
  for (const isColumn of [false, true]) {
    const { container } = render(<CourseName name={name} isColumn={isColumn} />);
    expect(container.textContent).toBe(name);
    expect([...container.querySelectorAll('span span span')].map((span) => span.textContent)).toEqual(whole);
  }
});

test('in a column the club has a line, and the course', () => {
  const { container } = render(<CourseName name="Carnoustie Golf Links – Championship Course" isColumn />);
  const parts = [...(container.firstElementChild?.children ?? [])].map(({ textContent }) => textContent);
  expect(parts).toEqual(['Carnoustie Golf Links –', 'Championship Course']);
});
