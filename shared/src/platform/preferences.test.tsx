import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import * as v from 'valibot';
import { beforeEach, expect, test, vi } from 'vitest';
import { createPreference, usePreference, type Preference } from './preferences.ts';

const schema = v.picklist(['asc', 'desc']);
const create = () => createPreference('leaderboardSort', schema, 'desc');

beforeEach(() => localStorage.clear());

function Shown({ preference }: { preference: Preference<string> }) {
  return <p>{usePreference(preference)}</p>;
}

test('a preference is its fallback until the visitor chooses', () => {
  expect(create().get()).toBe('desc');
});

test('a choice outlives the page', () => {
  create().set('asc');
  expect(localStorage.getItem('leaderboardSort')).toBe('asc');
  expect(create().get()).toBe('asc');
});

test.each(['sideways', '{"a":', '17', ''])('a value that cannot be read (%s) is dropped', (stored) => {
  localStorage.setItem('leaderboardSort', stored);
  expect(create().get()).toBe('desc');
});

test('a guard reads a preference as a schema does', () => {
  const isEven = (value: unknown): value is number => Number.isInteger(value) && Number(value) % 2 === 0;
  localStorage.setItem('even', '4');
  expect(createPreference('even', isEven, 0).get()).toBe(4);
  localStorage.setItem('even', '5');
  expect(createPreference('even', isEven, 0).get()).toBe(0);
});

test('structured values are kept as JSON', () => {
  const list = createPreference('list', v.array(v.number()), []);
  list.set([1, 2]);
  expect(localStorage.getItem('list')).toBe('[1,2]');
});

test('a full store breaks nothing', () => {
  const preference = create();
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  preference.set('asc');
  expect(preference.get()).toBe('asc');
});

test.each(['localStorage', 'sessionStorage'] as const)(
  'where %s is forbidden, a choice lasts for the visit',
  (area) => {
    // With blocked cookies, a browser throws on access to the property.
    vi.spyOn(globalThis, area, 'get').mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
    const preference = createPreference('leaderboardSort', schema, 'desc', area);
    expect(preference.get()).toBe('desc');
    preference.set('asc');
    expect(preference.get()).toBe('asc');
    act(() => void dispatchEvent(new StorageEvent('storage', { key: 'another' })));
    expect(preference.get()).toBe('asc');
  },
);

test('a component follows the preference, and so does another tab', () => {
  const preference = create();
  render(<Shown preference={preference} />);
  act(() => preference.set('asc'));
  expect(screen.getByText('asc')).toBeDefined();
  localStorage.setItem('leaderboardSort', 'desc');
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'leaderboardSort' })));
  expect(screen.getByText('desc')).toBeDefined();
});

test('the server renders the fallback, whatever this browser has stored', () => {
  const preference = create();
  preference.set('asc');
  expect(renderToString(<Shown preference={preference} />)).toBe('<p>desc</p>');
});

test('where nothing is stored, a preference is its fallback, even if null is a value as well', () => {
  expect(createPreference('choice', v.nullable(v.string()), 'first').get()).toBe('first');
});

test('other storages and other keys are ignored', () => {
  const preference = create();
  sessionStorage.setItem('leaderboardSort', 'asc');
  localStorage.setItem('leaderboardSort', 'asc');
  dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
  expect(preference.get()).toBe('desc');
});

test('a preference is its fallback again when another tab clears the storage', () => {
  const preference = create();
  preference.set('asc');
  localStorage.clear();
  dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(preference.get()).toBe('desc');
});

test('who subscribes is told each change, until they have had enough', () => {
  const preference = create();
  const told: string[] = [];
  const unsubscribe = preference.subscribe((value) => told.push(value));
  preference.set('asc');
  unsubscribe();
  preference.set('desc');
  expect(told).toEqual(['asc']);
});

test('the server, which has no document, does not look for storage', () => {
  localStorage.setItem('leaderboardSort', 'asc');
  vi.stubGlobal('document', undefined);
  const preference = create();
  vi.unstubAllGlobals();
  expect(preference.get()).toBe('desc');
});
