import type { QueryClient } from '@tanstack/react-query';
import { act, type ComponentType } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Platform } from '../platform/Platform.tsx';
import { createQueryClient } from '../platform/query-client.ts';
import { createStaticLoader } from '../platform/remote-loader.ts';
import type { Exposed, ExposedName, RemoteModule } from '../platform/remotes.ts';
import { stubApi, stubDeadApi, stubSilentApi } from './api.ts';
import { watchResources } from './resources.ts';
import { forgiveConsole } from './setup.ts';

/** Names that exist in a browser only: the server's rendering is without them. */
const BROWSER_ONLY = ['window', 'document', 'localStorage', 'navigator', 'location', 'IntersectionObserver'];

function page(Module: ComponentType<object>, props: object, client: QueryClient) {
  return (
    <Platform queryClient={client} loader={createStaticLoader({})}>
      <MemoryRouter>
        <Module {...props} />
      </MemoryRouter>
    </Platform>
  );
}

/**
 * What the shell may count on with every exposed module, whatever it shows. Call it from a test file of the
 * remote, once for each module that it exposes.
 */
export function describeRemoteContract<Name extends ExposedName>(
  name: Name,
  module: RemoteModule<Exposed[Name]>,
  props: Exposed[Name],
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

    beforeEach(() => {
      client = createQueryClient();
      container = document.body.appendChild(document.createElement('div'));
    });

    afterEach(async () => {
      await unmount();
      container.remove();
      vi.useRealTimers();
      vi.unstubAllGlobals();
    });

    test('shows something once its data is there', async () => {
      watchResources();
      stubApi();
      await mount();
      await act(() => vi.waitFor(() => expect(container.textContent).not.toBe('')));
    });

    test('gives back every listener, timer, observer and element', async () => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'requestAnimationFrame'] });
      const held = watchResources();
      stubApi();
      await mount();
      await act(() => vi.advanceTimersByTimeAsync(5000));
      // What is imported with an answer comes in its own time, whatever the clock of the test says.
      await act(() => vi.dynamicImportSettled());
      await act(() => vi.advanceTimersByTimeAsync(1000));
      await unmount();
      // The query client tells its observers in the next task.
      await vi.advanceTimersByTimeAsync(1);
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

    test('survives a dead API', async () => {
      vi.useFakeTimers({ toFake: ['setTimeout'] });
      watchResources();
      stubDeadApi();
      await mount();
      await act(() => vi.advanceTimersByTimeAsync(5000));
      expect(container.textContent).not.toBe('');
      forgiveConsole('error', /^GET \/api\//);
    });

    test('survives an API that never answers', async () => {
      watchResources();
      stubSilentApi();
      await mount();
      expect(container.innerHTML).not.toBe('');
    });

    test('survives rows with bad fields', async () => {
      watchResources();
      vi.stubGlobal('fetch', async () => new Response('[{"id": "x"}, null, 7, {"id": 1, "name": {}}]'));
      await mount();
      expect(container.innerHTML).not.toBe('');
      forgiveConsole('warn', /^Dropped row/);
      forgiveConsole('error', /^GET \/api\//);
    });
  });
}
