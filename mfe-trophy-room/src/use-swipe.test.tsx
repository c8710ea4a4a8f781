import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useSwipe } from './use-swipe.ts';

const onSwipe = vi.fn();

function Room() {
  return <div {...useSwipe(onSwipe)}>room</div>;
}

function swipe(x: number, y: number) {
  const room = screen.getByText('room');
  fireEvent.touchStart(room, { touches: [{ clientX: 200, clientY: 200 }] });
  fireEvent.touchEnd(room, { changedTouches: [{ clientX: 200 + x, clientY: 200 + y }] });
}

test('a swipe to the left goes to the next room, to the right to the one before', () => {
  render(<Room />);
  swipe(-120, 10);
  swipe(120, -10);
  expect(onSwipe.mock.calls).toEqual([[1], [-1]]);
});

test('a tap, a scroll and a short slip are no swipes', () => {
  onSwipe.mockClear();
  render(<Room />);
  swipe(0, 0);
  swipe(-40, 0);
  swipe(-80, 200);
  expect(onSwipe).not.toHaveBeenCalled();
});
