import { act, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useKeptFocus } from './use-kept-focus.ts';

type State = 'failed' | 'loading' | 'there';

function Failure() {
  return (
    <p ref={useKeptFocus<HTMLParagraphElement>()}>
      The tees aren’t available. <button type="button">Try again</button> <a href="/">Home</a>
    </p>
  );
}

/** Each state has another box: only the element around them stays. */
const Tees = ({ state }: { state: State }) => (
  <section aria-label="Tees">
    {state === 'failed' && (
      <div>
        <Failure />
      </div>
    )}
    {state === 'loading' && <p>Loading</p>}
    {state === 'there' && <a href="/tees">Blue</a>}
  </section>
);

function show() {
  const page = (state: State) => (
    <>
      <input aria-label="Search" />
      <Tees state={state} />
    </>
  );
  const { rerender } = render(page('failed'));
  return (state: State) => act(async () => rerender(page(state)));
}

const again = () => screen.getByRole('button', { name: 'Try again' });
const tees = () => screen.getByRole('region', { name: 'Tees' });

test('whoever has reached "Try again" is where the content is once it has come', async () => {
  const change = show();
  again().focus();
  await change('there');
  expect(document.activeElement).toBe(tees());
});

test('a try that fails as well leaves the focus on "Try again"', async () => {
  const change = show();
  again().focus();
  await change('loading');
  expect(document.activeElement).toBe(tees());
  await change('failed');
  expect(document.activeElement).toBe(again());
});

test('a link beside the button is kept as well', async () => {
  const change = show();
  screen.getByRole('link', { name: 'Home' }).focus();
  await change('there');
  expect(document.activeElement).toBe(tees());
});

test('a focus that is elsewhere stays there', async () => {
  const change = show();
  screen.getByRole('textbox').focus();
  await change('there');
  await change('failed');
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
});

test('who goes on while it is loading is not called back', async () => {
  const change = show();
  again().focus();
  await change('loading');
  screen.getByRole('textbox').focus();
  await change('failed');
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
  expect(tees().hasAttribute('tabindex')).toBe(false);
});

test('who has no focus is not given one', async () => {
  const change = show();
  await change('loading');
  await change('failed');
  expect(document.activeElement).toBe(document.body);
});

test('where the placeholder goes, too, the focus goes to what is around it', async () => {
  // The box of the failure becomes that of the placeholder.
  const page = (state: State) => (
    <section aria-label="Tees">
      {state === 'there' ? <a href="/tees">Blue</a> : <div>{state === 'failed' ? <Failure /> : <p>Loading</p>}</div>}
    </section>
  );
  const { rerender } = render(page('failed'));
  again().focus();
  await act(async () => rerender(page('loading')));
  expect(document.activeElement).not.toBe(document.body);
  await act(async () => rerender(page('there')));
  expect(document.activeElement).toBe(tees());
});
