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

/** Names that exist in a browser only: the server's rendering is without them. */
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
  // What React looks at before it warns of updates that no `act` surrounds.
  var IS_REACT_ACT_ENVIRONMENT: boolean | undefined;
}

/** Waits until `check` passes, while React updates the page as it does in a browser. */
async function soon(check: () => void): Promise<void> {
  globalThis.IS_REACT_ACT_ENVIRONMENT = false;
  try {
    await vi.waitFor(check, { timeout: 5000 });
  } finally {
    globalThis.IS_REACT_ACT_ENVIRONMENT = true;
  }
}

/** What a module shows, in words that its loading state does not have. */
export interface Shown {
  /** With the answers of `stubApi`. */
  loaded: RegExp;
  /** With an API that refuses every call; a module that makes no call shows what it always does. */
  failed: RegExp;
}

/**
 * What the shell may count on with every exposed module. Call it from a test file of the remote, once for each module
 * that it exposes.
 */
export function describeRemoteContract<Name extends ExposedName>(
  name: Name,
  module: RemoteModule<Exposed[Name]>,
  props: Exposed[Name],
  { loaded, failed }: Shown,
): void {
  // The props are those of the module, as the signature says; below, their shape no longer matters.
  const Module = module.default as ComponentType<object>;
  const queriesOf = module.queries as ((of: object) => ReturnType<NonNullable<typeof module.queries>>) | undefined;

  /** Renders as the server does, in a world without a browser. */
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

    /** Words on the page, and what is said of its pictures to those who do not see them. */
    const words = () => {
      const labelled = [...container.querySelectorAll('[aria-label]')].map((element) => element.ariaLabel);
      return [container.textContent, ...labelled].join('\n');
    };
    const shown = (what: RegExp) =>
      soon(() => {
        // No picture ever loads in this browser: what waits for one goes on.
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
      // In this order: what was stubbed last may be a fake timer.
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
      // What is imported with an answer comes in its own time, whatever the clock of the test says.
      await act(() => vi.dynamicImportSettled());
      // So are answers: one that came after the end would leave the timer that throws it away.
      while (client.isFetching() > 0) {
        await act(() => vi.advanceTimersByTimeAsync(100));
        await act(() => vi.dynamicImportSettled());
      }
      await act(() => vi.advanceTimersByTimeAsync(1000));
      await unmount();
      // The query client tells its observers in the next task, and they may have something to tell in turn.
      for (let task = 0; task < 20 && held().length > 0; task += 1) await vi.advanceTimersByTimeAsync(1);
      expect(held()).toEqual([]);
    });

    test('renders to a string without a browser, and is taken over as it stands', async () => {
      stubApi();
      const { html, client: server } = await renderOnServer();
      expect(html).not.toBe('');
      watchResources();
      // What is not part of the first screen must not change it: nothing answers from here on.
      stubSilentApi();
      container.innerHTML = html;
      const before = container.innerHTML;
      const mismatches: unknown[] = [];
      await act(async () => {
        root = hydrateRoot(container, page(Module, props, server), {
          onRecoverableError: (error) => mismatches.push(error),
        });
        // Before effects have run: what they change is the browser's own.
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
      // The decoder is imported with the first answer: before it has read the rows there is nothing to survive.
      await soon(() => expect(client.isFetching()).toBe(0));
      expect(container.innerHTML).not.toBe('');
      forgiveConsole('warn', /^Dropped row/);
      forgiveConsole('error', /^GET \/(?:api|data)\//);
    });
  });
}
