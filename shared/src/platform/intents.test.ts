import { expect, test, vi } from 'vitest';
import { createIntentBus } from './intents.ts';

test('whoever listens is told of each intent, of the same one twice too', () => {
  const bus = createIntentBus();
  const listener = vi.fn();
  bus.subscribe(listener);
  bus.emit('player/expand', { playerId: 14 });
  bus.emit('player/expand', { playerId: 14 });
  bus.emit('trophy-room/open', { playerId: null });
  expect(listener.mock.calls).toEqual([
    [{ type: 'player/expand', payload: { playerId: 14 } }],
    [{ type: 'player/expand', payload: { playerId: 14 } }],
    [{ type: 'trophy-room/open', payload: { playerId: null } }],
  ]);
});

test('whoever listens later or no more is told nothing', () => {
  const bus = createIntentBus();
  bus.emit('course/open', { courseId: 1 });
  const listener = vi.fn();
  const stop = bus.subscribe(listener);
  stop();
  bus.emit('course/open', { courseId: 2 });
  expect(listener).not.toHaveBeenCalled();
});
