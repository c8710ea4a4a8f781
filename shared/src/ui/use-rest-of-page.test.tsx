import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { useRestOfPage } from './use-rest-of-page.ts';

let entries = 0;

/** A page that records its renderings. @param key of its history entry; default: a new one */
function pageWith({ first, key = `entry ${entries++}` }: { first?: boolean; key?: string } = {}) {
  const drawn: string[] = [];
  function Page() {
    drawn.push(useRestOfPage(first) ? 'all of it' : 'the first screen');
    return null;
  }
  const page = (
    <MemoryRouter initialEntries={[{ pathname: '/', key }]}>
      <Page />
    </MemoryRouter>
  );
  return { page, drawn };
}

test('who comes by a link sees the first screen, then all of it', () => {
  const { page, drawn } = pageWith();
  render(page);
  expect(drawn).toEqual(['the first screen', 'all of it']);
});

test('where there is no first screen to begin with, all of it is drawn at once', () => {
  const { page, drawn } = pageWith({ first: false });
  render(page);
  expect(drawn).toEqual(['all of it']);
});

test('who comes back finds all of it at once', () => {
  const { page, drawn } = pageWith({ key: 'articles' });
  render(page).unmount();
  expect(drawn).toEqual(['the first screen', 'all of it']);
  const again = pageWith({ key: 'articles' });
  render(again.page);
  expect(again.drawn).toEqual(['all of it']);
});

test('the server renders all of it, and nothing of that goes while it is hydrated', () => {
  const { page, drawn } = pageWith();
  const container = document.createElement('div');
  container.innerHTML = renderToString(page);
  render(page, { container, hydrate: true });
  expect(new Set(drawn)).toEqual(new Set(['all of it']));
});
