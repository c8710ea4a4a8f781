import { render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createIntentBus, intents, useIntent } from './intents.ts';

test('an intent reaches the feature that is mounted', () => {
  const bus = createIntentBus();
  const handler = vi.fn();
  bus.handle('player/expand', handler);
  bus.emit('player/expand', { playerId: 14 });
  expect(handler).toHaveBeenCalledExactlyOnceWith({ playerId: 14 });
});

test('an intent waits for a feature that is not mounted yet, and is consumed once', () => {
  const bus = createIntentBus();
  bus.emit('player/expand', { playerId: 3 });
  bus.emit('player/expand', { playerId: 14 });
  const first = vi.fn();
  bus.handle('player/expand', first);
  expect(first).toHaveBeenCalledExactlyOnceWith({ playerId: 14 });
  const second = vi.fn();
  bus.handle('player/expand', second);
  expect(second).not.toHaveBeenCalled();
});

test('an intent that was delivered does not wait', () => {
  const bus = createIntentBus();
  const stop = bus.handle('course/open', () => {});
  bus.emit('course/open', { courseId: 1 });
  stop();
  expect(bus.store.getState().pending).toEqual({});
});

test('a feature that has gone hears nothing', () => {
  const bus = createIntentBus();
  const handler = vi.fn();
  bus.handle('course/open', handler)();
  bus.emit('course/open', { courseId: 1 });
  expect(handler).not.toHaveBeenCalled();
});

test('an observer sees every intent and consumes none', () => {
  const bus = createIntentBus();
  const observer = vi.fn();
  const stop = bus.observe(observer);
  bus.emit('trophy-room/open', { playerId: null });
  stop();
  bus.emit('trophy-room/open', { playerId: 2 });
  expect(observer).toHaveBeenCalledExactlyOnceWith('trophy-room/open', { playerId: null });
  expect(bus.store.getState().pending['trophy-room/open']).toEqual({ playerId: 2 });
});

test('a component handles intents while it is mounted, with its latest handler', () => {
  const heard: string[] = [];
  function Feature({ name }: { name: string }) {
    useIntent('player/expand', ({ playerId }) => heard.push(`${name} ${playerId}`));
    return null;
  }
  intents.emit('player/expand', { playerId: 1 });
  const { rerender, unmount } = render(<Feature name="old" />);
  rerender(<Feature name="new" />);
  intents.emit('player/expand', { playerId: 2 });
  unmount();
  intents.emit('player/expand', { playerId: 3 });
  expect(heard).toEqual(['old 1', 'new 2']);
  intents.handle('player/expand', () => {})();
});
