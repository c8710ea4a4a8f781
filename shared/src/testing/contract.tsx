import type { QueryClient } from '@tanstack/react-query';
import { fireEvent } from '@testing-library/react';
import { act, type ComponentType } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Platform } from '../platform/Platform.tsx';
import { createQueryClient } from '../platform/query-client.ts';
import { createStaticLoader } from '../platform/remote-loader.ts';
import type { Exposed, ExposedName, RemoteModule } from '../platform/remotes.ts';
import { SlotPlaceholderContext } from '../platform/slot-placeholder.ts';
import { stubApi, stubDeadApi, stubSilentApi } from './api.ts';
import { watchResources } from './resources.ts';
import { forgiveConsole } from './setup.ts';

/** Browser globals, which are removed for server rendering. */
const BROWSER_ONLY = ['window', 'document', 'localStorage', 'navigator', 'location', 'IntersectionObserver'];

function page(Module: ComponentType<object>, props: object, client: QueryClient) {
  return (
    <Platform queryClient={client} loader={createStaticLoader({})}>
      <MemoryRouter>
        <SlotPlaceholderContext value="The host’s placeholder">
          <Module {...props} />
        </SlotPlaceholderContext>
      </MemoryRouter>
    </Platform>
  );
}

declare global {
  // React checks this flag before it warns about updates outside `act`.
  var IS_REACT_ACT_ENVIRONMENT: boolean | undefined;
}

/** Waits until `check` passes. React updates the page as in a browser, without `act`. */
async function soon(check: () => void): Promise<void> {
  globalThis.IS_REACT_ACT_ENVIRONMENT = false;
  try {
    await vi.waitFor(check, { timeout: 5000 });
  } finally {
    globalThis.IS_REACT_ACT_ENVIRONMENT = true;
  }
}

/** Expected text of a module, different from the text of its loading state. */
export interface Shown {
  /** With the answers of `stubApi`. */
  loaded: RegExp;
  /** With an API that refuses every call. A module without calls shows its usual text. */
  failed: RegExp;
}

/**
 * Tests the guarantees of an exposed module to the shell. Call it from a test file of the remote, once for each exposed
 * module.
 */
export function describeRemoteContract<Name extends ExposedName>(
  name: Name,
  module: RemoteModule<Exposed[Name]>,
  props: Exposed[Name],
  { loaded, failed }: Shown,
): void {
  // Cast: the signature ties the props to the module; their shape does not matter below.
  const Module = module.default as ComponentType<object>;
  const queriesOf = module.queries as ((of: object) => ReturnType<NonNullable<typeof module.queries>>) | undefined;

  /** Renders like the server, without browser globals. */
  async function renderOnServer(): Promise<{ html: string; client: QueryClient }> {
    const client = createQueryClient({ onServer: true });
    await Promise.all((queriesOf?.(props) ?? []).map((resource) => client.prefetchQuery(resource)));
    for (const global of BROWSER_ONLY) vi.stubGlobal(global, undefined);
    const html = renderToString(page(Module, props, client));
    vi.unstubAllGlobals();
    return { html, client };
  }

  describe(`the contract of ${name}`, () => {
    let container: HTMLElement;
    let root: Root | null = null;
    let client: QueryClient;

    const mount = async () => {
      root = createRoot(container);
      await act(async () => root?.render(page(Module, props, client)));
    };
    const unmount = async () => {
      await act(async () => root?.unmount());
      root = null;
      client.clear();
    };

    /** Visible text, accessible names and alternative texts. */
    const words = () => {
      const labelled = [...container.querySelectorAll('[aria-label]')].map((element) => element.ariaLabel);
      return [container.textContent, ...labelled].join('\n');
    };
    const shown = (what: RegExp) =>
      soon(() => {
        // jsdom loads no pictures: fires `load` for code that waits for one.
        for (const picture of container.querySelectorAll('img')) fireEvent.load(picture);
        expect(words()).toMatch(what);
      });

    beforeEach(() => {
      client = createQueryClient();
      container = document.body.appendChild(document.createElement('div'));
    });

    afterEach(async () => {
      await unmount();
      container.remove();
      // Order matters: the last stub may be a fake timer.
      vi.unstubAllGlobals();
      vi.useRealTimers();
    });

    test('shows its content once its data is there', async () => {
      watchResources();
      stubApi();
      await mount();
      await shown(loaded);
      expect(words()).toMatch(loaded);
    });

    test('gives back every listener, timer, observer and element', async () => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'requestAnimationFrame'] });
      const held = watchResources();
      stubApi();
      await mount();
      await act(() => vi.advanceTimersByTimeAsync(5000));
      // Dynamic imports settle in real time, independent of fake timers.
      await act(() => vi.dynamicImportSettled());
      // The same holds for answers: an answer after the end would leave its garbage collection timer.
      while (client.isFetching() > 0) {
        await act(() => vi.advanceTimersByTimeAsync(100));
        await act(() => vi.dynamicImportSettled());
      }
      await act(() => vi.advanceTimersByTimeAsync(1000));
      await unmount();
      // The query client notifies its observers in the next task, and observers may notify others.
      for (let task = 0; task < 20 && held().length > 0; task += 1) await vi.advanceTimersByTimeAsync(1);
      expect(held()).toEqual([]);
    });

    test('renders to a string without a browser, and is taken over as it stands', async () => {
      stubApi();
      const { html, client: server } = await renderOnServer();
      expect(html).not.toBe('');
      watchResources();
      // Data outside the first screen must not change the HTML: no call is answered from here on.
      stubSilentApi();
      container.innerHTML = html;
      const before = container.innerHTML;
      const mismatches: unknown[] = [];
      await act(async () => {
        root = hydrateRoot(container, page(Module, props, server), {
          onRecoverableError: (error) => mismatches.push(error),
        });
        // Compared before effects run, because effects may change the HTML in the browser.
        expect(container.innerHTML).toBe(before);
      });
      expect(mismatches).toEqual([]);
      server.clear();
    });

    test('says so when the API is dead', async () => {
      vi.useFakeTimers({ toFake: ['setTimeout'] });
      watchResources();
      stubDeadApi();
      await mount();
      await act(() => vi.advanceTimersByTimeAsync(5000));
      await act(() => vi.dynamicImportSettled());
      await act(() => vi.advanceTimersByTimeAsync(5000));
      expect(words()).toMatch(failed);
      forgiveConsole('error', /^GET \/(?:api|data)\//);
    });

    test('shows something, its own or the placeholder of its host, while an API never answers', async () => {
      watchResources();
      stubSilentApi();
      await mount();
      expect(container.innerHTML).not.toBe('');
    });

    test('survives rows with bad fields', async () => {
      watchResources();
      vi.stubGlobal('fetch', async () => new Response('[{"id": "x"}, null, 7, {"id": 1, "name": {}}]'));
      await mount();
      // The first answer imports the decoder: bad rows are read only after that.
      await soon(() => expect(client.isFetching()).toBe(0));
      expect(container.innerHTML).not.toBe('');
      forgiveConsole('warn', /^Dropped row/);
      forgiveConsole('error', /^GET \/(?:api|data)\//);
    });
  });
}
