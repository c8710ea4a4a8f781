import { beforeEach, expect, test, vi } from 'vitest';
import { markHydrated } from './early-click.ts';

const clicked = vi.fn();
const find = (selector: string) => document.querySelector<HTMLElement>(selector) ?? document.body;

/** Hydrates a part and replays its earlier press. */
async function hydrate(part: Element) {
  markHydrated(part);
  await Promise.resolve();
}

beforeEach(() => {
  clicked.mockClear();
  window.earlyClick = null;
  document.body.removeAttribute('data-hydrated');
  document.body.innerHTML =
    '<button id="shell"></button><div data-boundary="x"><button id="slot"></button><form><input></form></div>';
  for (const button of document.querySelectorAll('button')) button.addEventListener('click', () => clicked(button.id));
});

test('a click before hydration is replayed once its slot is hydrated', async () => {
  window.earlyClick = find('#slot');
  await hydrate(document.body);
  expect(clicked).not.toHaveBeenCalled();
  await hydrate(find('[data-boundary]'));
  expect(clicked).toHaveBeenCalledExactlyOnceWith('slot');
});

test('a click outside the slots is replayed once the page is hydrated', async () => {
  window.earlyClick = find('#shell');
  await hydrate(find('[data-boundary]'));
  expect(clicked).not.toHaveBeenCalled();
  await hydrate(document.body);
  await hydrate(document.body);
  expect(clicked).toHaveBeenCalledExactlyOnceWith('shell');
});

test('a form without a button that was sent before hydration is sent again', async () => {
  const sent = vi.fn((event: Event) => event.preventDefault());
  find('form').addEventListener('submit', sent);
  window.earlyClick = find('form');
  await hydrate(find('[data-boundary]'));
  expect(sent).toHaveBeenCalledOnce();
});

test('what opens is no longer on its way once the visitor presses again, whatever has become of it', async () => {
  const slot = find('#slot');
  window.earlyClick = slot;
  slot.setAttribute('data-early', '');
  await hydrate(find('[data-boundary]'));
  // The target may be missing.
  expect(slot.hasAttribute('data-early')).toBe(true);
  slot.click();
  expect(slot.hasAttribute('data-early')).toBe(false);
});
