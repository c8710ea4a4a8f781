import { beforeEach, expect, test, vi } from 'vitest';
import { comeAlive } from './early-click.ts';

const clicked = vi.fn();
const find = (selector: string) => document.querySelector<HTMLElement>(selector) ?? document.body;

beforeEach(() => {
  clicked.mockClear();
  window.earlyClick = null;
  document.body.removeAttribute('data-alive');
  document.body.innerHTML = '<button id="shell"></button><div data-boundary="x"><button id="slot"></button></div>';
  for (const button of document.querySelectorAll('button')) button.addEventListener('click', () => clicked(button.id));
});

test('a click that came too early is repeated once its slot is alive', () => {
  window.earlyClick = find('#slot');
  comeAlive(document.body);
  expect(clicked).not.toHaveBeenCalled();
  comeAlive(find('[data-boundary]'));
  expect(clicked).toHaveBeenCalledExactlyOnceWith('slot');
});

test('a click outside the slots is repeated once the page is alive', () => {
  window.earlyClick = find('#shell');
  comeAlive(find('[data-boundary]'));
  expect(clicked).not.toHaveBeenCalled();
  comeAlive(document.body);
  comeAlive(document.body);
  expect(clicked).toHaveBeenCalledExactlyOnceWith('shell');
});
