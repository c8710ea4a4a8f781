import { beforeEach, expect, test, vi } from 'vitest';
import { markHydrated } from './early-click.ts';

const clicked = vi.fn();
const find = (selector: string) => document.querySelector<HTMLElement>(selector) ?? document.body;

beforeEach(() => {
  clicked.mockClear();
  window.earlyClick = null;
  document.body.removeAttribute('data-hydrated');
  document.body.innerHTML = '<button id="shell"></button><div data-boundary="x"><button id="slot"></button></div>';
  for (const button of document.querySelectorAll('button')) button.addEventListener('click', () => clicked(button.id));
});

test('a click before hydration is replayed once its slot is hydrated', () => {
  window.earlyClick = find('#slot');
  markHydrated(document.body);
  expect(clicked).not.toHaveBeenCalled();
  markHydrated(find('[data-boundary]'));
  expect(clicked).toHaveBeenCalledExactlyOnceWith('slot');
});

test('a click outside the slots is replayed once the page is hydrated', () => {
  window.earlyClick = find('#shell');
  markHydrated(find('[data-boundary]'));
  expect(clicked).not.toHaveBeenCalled();
  markHydrated(document.body);
  markHydrated(document.body);
  expect(clicked).toHaveBeenCalledExactlyOnceWith('shell');
});
