import { createStaticLoader, Platform, RemoteSlot, type RemoteLoader } from '@golf/shared/platform';
import { expectConsole } from '@golf/shared/testing';
import { QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import html from '../index.html?raw';

/* A press on a button of the server's HTML, with the page's inline script and React's hydration. */

const answered = vi.fn();

function Courses() {
  const [open, setOpen] = useState(false);
  const toggle = () => {
    answered();
    setOpen(!open);
  };
  return (
    <button type="button" onClick={toggle}>
      {open ? 'open' : 'closed'}
    </button>
  );
}

const MODULE = { default: Courses };
/** React reads a fulfilled promise without suspending. */
const HERE = Object.assign(Promise.resolve(MODULE), { status: 'fulfilled', value: MODULE });

const loaderOf = (load: Promise<unknown>) =>
  // Cast: a test module in place of the contract's.
  ({ ...createStaticLoader({}), load: () => load }) as unknown as RemoteLoader;
const page = (load: Promise<unknown>) => (
  <Platform queryClient={new QueryClient()} loader={loaderOf(load)}>
    <RemoteSlot name="mfe-courses/Courses" props={{}} fallback={<p>loading</p>} />
  </Platform>
);

/** A button that is a link without scripts. */
function Row() {
  return (
    <a
      role="button"
      href="/players/14"
      onClick={(event) => {
        event.preventDefault();
        answered();
      }}
    >
      Ada
    </a>
  );
}

let container: HTMLElement;
let root: Root;
const button = () => container.querySelector('button');

beforeAll(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  // As in the browser: the script is text of the page.
  const script = document.createElement('script');
  script.textContent = /<script>([\s\S]*?)<\/script>/.exec(html)?.[1] ?? '';
  document.head.append(script);
});

beforeEach(() => {
  answered.mockClear();
  document.body.removeAttribute('data-hydrated');
  document.body.innerHTML = `<div>${renderToString(page(HERE))}</div>`;
  container = document.body.querySelector('div') as HTMLElement;
});
afterEach(() => root?.unmount());

test('a click at the moment at which the code has come, and React has not hydrated it, counts once', async () => {
  const code = Promise.withResolvers<typeof MODULE>();
  root = hydrateRoot(container, page(code.promise));
  await vi.waitFor(() => expect(document.body.hasAttribute('data-hydrated')).toBe(true));
  code.resolve(MODULE);
  await code.promise;
  button()?.click();
  await vi.waitFor(() => expect(answered).toHaveBeenCalled());
  // A replay would have run before the next task.
  await new Promise(setImmediate);
  expect(answered).toHaveBeenCalledOnce();
  expect(button()?.textContent).toBe('open');
});

test('a click long before the code comes counts once', async () => {
  const code = Promise.withResolvers<typeof MODULE>();
  button()?.click();
  root = hydrateRoot(container, page(code.promise));
  code.resolve(MODULE);
  await vi.waitFor(() => expect(button()?.textContent).toBe('open'));
});

test('a slot in which something was pressed is hydrated as soon as its code has come, not when React has a turn', async () => {
  const code = Promise.withResolvers<typeof MODULE>();
  root = hydrateRoot(container, page(code.promise));
  await vi.waitFor(() => expect(document.body.hasAttribute('data-hydrated')).toBe(true));
  button()?.click();
  const pressed = vi.fn();
  addEventListener('pointerdown', pressed);
  code.resolve(MODULE);
  // As the page's loader does.
  void Object.assign(code.promise, { status: 'fulfilled', value: MODULE });
  // React works in tasks, and none ran before this.
  await new Promise<void>((resolve) => process.nextTick(resolve));
  expect(button()?.closest('[data-hydrated]')?.getAttribute('data-boundary')).toBe('mfe-courses/Courses');
  await vi.waitFor(() => expect(button()?.textContent).toBe('open'));
  expect(answered).toHaveBeenCalledOnce();
  // Other listeners, such as an open card, get no second press.
  expect(pressed).not.toHaveBeenCalled();
  removeEventListener('pointerdown', pressed);
});

test('"Try again" in a slot whose code did not come is answered at once', async () => {
  const load = vi.fn<() => Promise<unknown>>().mockRejectedValueOnce(new Error('gone')).mockResolvedValue(MODULE);
  root = hydrateRoot(
    container,
    <Platform queryClient={new QueryClient()} loader={{ ...loaderOf(HERE), load } as unknown as RemoteLoader}>
      <RemoteSlot name="mfe-courses/Courses" props={{}} fallback={<p>loading</p>} />
    </Platform>,
    { onCaughtError: () => {}, onRecoverableError: () => {} },
  );
  await vi.waitFor(() => expect(button()?.textContent).toBe('Try again'));
  button()?.click();
  await vi.waitFor(() => expect(button()?.textContent).toBe('closed'));
  expectConsole('error', /^Slot mfe-courses\/Courses .*gone$/);
});

test('"Try again" is answered at once too in a slot whose code had not come before the visitor went there', async () => {
  const reason = new Error('gone');
  // React throws an earlier failure while the slot mounts.
  const failed = Object.assign(Promise.reject(reason), { status: 'rejected', reason });
  failed.catch(() => {});
  const load = vi.fn<() => Promise<unknown>>().mockReturnValue(failed);
  root = createRoot(container, { onCaughtError: () => {} });
  root.render(
    <Platform queryClient={new QueryClient()} loader={{ ...loaderOf(HERE), load } as unknown as RemoteLoader}>
      <RemoteSlot name="mfe-courses/Courses" props={{}} fallback={<p>loading</p>} />
    </Platform>,
  );
  await vi.waitFor(() => expect(button()?.textContent).toBe('Try again'));
  load.mockResolvedValue(MODULE);
  button()?.click();
  await vi.waitFor(() => expect(button()?.textContent).toBe('closed'));
  expectConsole('error', /^Slot mfe-courses\/Courses .*gone$/);
});

test('a click on a button that is a link is remembered, and the browser does not follow it', async () => {
  const module = { default: Row };
  const here = Object.assign(Promise.resolve(module), { status: 'fulfilled', value: module });
  container.innerHTML = renderToString(page(here));
  const click = (init: MouseEventInit = {}) => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
    container.querySelector('a')?.dispatchEvent(event);
    return event.defaultPrevented;
  };
  // jsdom cannot follow a link: a press for a new tab is not prevented.
  container.addEventListener('click', (event) => event.preventDefault(), { once: true });
  click({ ctrlKey: true });
  expect(window.earlyClick).toBeNull();
  expect(click()).toBe(true);
  root = hydrateRoot(container, page(here));
  await vi.waitFor(() => expect(answered).toHaveBeenCalledOnce());
});

test('a press elsewhere in a row of a table is remembered for the button of that row', async () => {
  const module = {
    default: () => (
      <table>
        <tbody>
          <tr data-press-opens>
            <td>
              <Row />
            </td>
            <td>
              +2.2 <a href="#channel">Fairway Twins</a>
            </td>
          </tr>
        </tbody>
      </table>
    ),
  };
  const here = Object.assign(Promise.resolve(module), { status: 'fulfilled', value: module });
  container.innerHTML = renderToString(page(here));
  container.querySelector<HTMLElement>('a[href="#channel"]')?.click();
  expect(window.earlyClick).toBeNull();
  container.querySelectorAll('td')[1]?.click();
  root = hydrateRoot(container, page(here));
  await vi.waitFor(() => expect(answered).toHaveBeenCalledOnce());
});

test('what opens says at once that it is coming, one thing at a time, and a second press takes it back', () => {
  document.body.innerHTML = '<div data-boundary="x"><p></p></div>';
  const [ada, wim] = ['Ada', 'Wim'].map((name) => {
    const link = Object.assign(document.createElement('a'), { role: 'button', href: '/players/1', textContent: name });
    link.setAttribute('aria-expanded', 'false');
    document.querySelector('p')?.append(link);
    return link;
  });
  const marked = () => [...document.querySelectorAll('[data-early]')].map(({ textContent }) => textContent);
  ada?.click();
  expect([marked(), window.earlyClick]).toEqual([['Ada'], ada]);
  wim?.click();
  expect([marked(), window.earlyClick]).toEqual([['Wim'], wim]);
  wim?.click();
  expect([marked(), window.earlyClick]).toEqual([[], null]);
  ada?.click();
  document.querySelector('p')?.click();
  expect([marked(), window.earlyClick]).toEqual([[], null]);
});

test('a button that opens nothing is pressed twice for one thing', () => {
  document.body.innerHTML = '<div data-boundary="x"><button>Submit Score</button></div>';
  const submit = document.querySelector('button');
  submit?.click();
  submit?.click();
  expect([submit?.hasAttribute('data-early'), window.earlyClick]).toEqual([false, submit]);
  window.earlyClick = null;
});
