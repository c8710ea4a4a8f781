import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { installTopLayer } from '../testing/top-layer.ts';
import { HoverCard } from './HoverCard.tsx';

installTopLayer();

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function show() {
  const onFollow = vi.fn();
  render(
    <>
      <HoverCard id="14|title" renderCard={() => <a href="#card">In the card</a>}>
        <a href="#title">The title</a>
      </HoverCard>
      <button type="button">Elsewhere</button>
    </>,
  );
  const title = screen.getByRole('link', { name: 'The title' });
  title.addEventListener('click', onFollow);
  return { title, onFollow };
}

const card = () => screen.queryByRole('link', { name: 'In the card' });
const pass = (milliseconds: number): void => {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
};

/** Rests a mouse on something. */
const rest = (target: Element) => fireEvent.pointerEnter(target, { pointerType: 'mouse' });
const leave = (target: Element) => fireEvent.pointerLeave(target, { pointerType: 'mouse' });

describe('with a mouse', () => {
  test('it opens when the pointer has rested for 200 ms', () => {
    const { title } = show();
    rest(title);
    pass(199);
    expect(card()).toBeNull();
    pass(1);
    expect(card()?.closest('[data-popup]')?.getAttribute('data-popup')).toBe('14|title');
  });

  test('a pointer that only passes opens nothing', () => {
    const { title } = show();
    rest(title);
    pass(100);
    leave(title);
    pass(1000);
    expect(card()).toBeNull();
  });

  test('it closes 500 ms after the pointer has left, and not while it is on the card', () => {
    const { title } = show();
    rest(title);
    pass(200);
    leave(title);
    pass(499);
    expect(card()).not.toBeNull();
    fireEvent.pointerMove(card() as Element, { pointerType: 'mouse' });
    pass(5000);
    expect(card()).not.toBeNull();
    leave(card() as Element);
    pass(499);
    expect(card()).not.toBeNull();
    pass(1);
    expect(card()).toBeNull();
  });

  test('a press elsewhere closes it, a press on it does not', () => {
    const { title } = show();
    rest(title);
    pass(200);
    fireEvent.pointerDown(card() as Element);
    expect(card()).not.toBeNull();
    fireEvent.pointerDown(screen.getByRole('button'));
    expect(card()).toBeNull();
  });

  test('Escape closes it wherever the focus is', () => {
    const { title } = show();
    rest(title);
    pass(200);
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(card()).toBeNull();
  });

  test('a click follows the link at once', () => {
    const { title, onFollow } = show();
    fireEvent.click(title);
    expect(onFollow).toHaveBeenCalledOnce();
    expect(card()).toBeNull();
  });
});

describe('with a keyboard', () => {
  test('it opens with the focus, stays while the focus is in it, and closes with it', () => {
    const { title } = show();
    act(() => title.focus());
    expect(card()).not.toBeNull();
    act(() => card()?.focus());
    expect(card()).not.toBeNull();
    act(() => screen.getByRole('button').focus());
    expect(card()).toBeNull();
  });

  test('it stays where the page scrolls from under a pointer that rested there', () => {
    const { title } = show();
    rest(title);
    pass(100);
    act(() => title.focus());
    leave(title);
    pass(1000);
    expect(card()).not.toBeNull();
  });

  test('Escape closes it, the focus stays', () => {
    const { title } = show();
    act(() => title.focus());
    fireEvent.keyDown(title, { key: 'Escape' });
    expect(card()).toBeNull();
    expect(document.activeElement).toBe(title);
  });

  test('Escape on a link of the card goes back to what the card is about', () => {
    const { title } = show();
    act(() => title.focus());
    const link = card() as HTMLElement;
    act(() => link.focus());
    fireEvent.keyDown(link, { key: 'Escape' });
    expect(card()).toBeNull();
    expect(document.activeElement).toBe(title);
  });

  test('a window at 400 % zoom has no room for a card: none covers what has the focus', () => {
    vi.stubGlobal('innerHeight', 256);
    const { title } = show();
    act(() => title.focus());
    expect(card()).toBeNull();
  });
});

describe('where there is no hover', () => {
  beforeEach(() => {
    const { matchMedia } = window;
    vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
      Object.assign(matchMedia(media), { matches: media === '(hover: none)' }),
    );
  });

  test('the first tap opens it, the second follows the link', () => {
    const { title } = show();
    expect(fireEvent.click(title), 'followed').toBe(false);
    expect(card()).not.toBeNull();
    expect(fireEvent.click(title), 'followed').toBe(true);
  });

  test('where a card has no room the first tap follows the link', () => {
    vi.stubGlobal('innerHeight', 256);
    const { title } = show();
    expect(fireEvent.click(title), 'followed').toBe(true);
  });

  test('a finger that goes down opens nothing by itself', () => {
    const { title } = show();
    fireEvent.pointerEnter(title, { pointerType: 'touch' });
    pass(1000);
    expect(card()).toBeNull();
  });
});
