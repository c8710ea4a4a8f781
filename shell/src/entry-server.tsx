import {
  collectPageData,
  createQueryClient,
  createStaticLoader,
  HeadCollector,
  Platform,
  ScriptlessDataContext,
  type Exposed,
  type ExposedName,
  type PageHead,
  type RemoteModule,
} from '@golf/shared/platform';
import type { Resource } from '@golf/shared/api';
import { slotsLeftToBrowser, type RenderedPage, type RenderRequest } from '@golf/shared/platform/contract';
import type { QueryClient } from '@tanstack/react-query';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { App } from './App.tsx';
import { preloadStatement } from './pages/StatementPage.tsx';
import { LEFT_TO_BROWSER } from './composition/page.ts';
import { PAGE_HEADS } from '@golf/shared/page-heads';

/** How often a page is rendered at most: once more for each level of nested slots with data, and for `WithoutScript`. */
const MAX_PASSES = 4;

/** Modules by their name of the contract; missing ones are left to the browser. */
type Modules = { [Name in ExposedName]?: RemoteModule<Exposed[Name]> };

/** Fetches a resource, or what is smaller and shows the same first screen. A failure is left to the browser. */
async function prefetch(client: QueryClient, resource: Resource<unknown>): Promise<void> {
  const smaller = resource.smaller && (await client.fetchQuery(resource.smaller).catch(() => null));
  if (smaller == null) await client.prefetchQuery(resource);
}

async function toHtml(element: ReactNode, onError: (error: unknown) => void): Promise<string> {
  const out = new PassThrough();
  const html = text(out);
  const stream = renderToPipeableStream(element, {
    // Never streams a boundary later, to be moved into place by an inline script: the CSP would forbid that.
    progressiveChunkSize: Infinity,
    onAllReady: () => stream.pipe(out),
    onShellError: (error) => out.destroy(error instanceof Error ? error : new Error(String(error))),
    onError: (error) => {
      onError(error);
      return LEFT_TO_BROWSER;
    },
  });
  return html;
}

/**
 * Renders one page to HTML with its data. While new slots appear, or parts for visitors without scripts, their data is fetched and the page rendered again. A
 * slot that throws is left to the browser.
 */
export async function render({ pathname, modules, onSlot }: RenderRequest): Promise<RenderedPage> {
  await preloadStatement(pathname);
  const client = createQueryClient({ onServer: true });
  const scriptless = createQueryClient({ onServer: true });
  // By path: asked for once, whether it comes or not.
  const wanted = new Map<string, Resource<unknown> | null>();
  const want = (resource: Resource<unknown>) => {
    const [path] = resource.queryKey;
    if (!wanted.has(path)) wanted.set(path, resource);
  };
  const slots = new Map<string, { name: ExposedName; queried: boolean; props: unknown }>();
  let head: PageHead = PAGE_HEADS.home;
  // The worker imported each module under its name of the contract.
  const started = new Map<ExposedName, number>();
  const times: RenderedPage['times'] = {};
  const loader = createStaticLoader(modules as Modules, {
    onSlot(name, props) {
      onSlot(name);
      started.set(name, performance.now());
      const key = `${name} ${JSON.stringify(props)}`;
      if (!slots.has(key)) slots.set(key, { name, queried: false, props });
    },
    onSlotEnd(name) {
      times[name] = Math.round((performance.now() - (started.get(name) ?? Number.NaN)) * 10) / 10;
    },
  });
  for (let pass = 1; ; pass += 1) {
    const errors: string[] = [];
    const html = await toHtml(
      <HeadCollector value={(collected) => (head = collected)}>
        <Platform queryClient={client} loader={loader}>
          <ScriptlessDataContext value={{ client: scriptless, want }}>
            <StaticRouter location={pathname}>
              <App />
            </StaticRouter>
          </ScriptlessDataContext>
        </Platform>
      </HeadCollector>,
      (error) => errors.push(error instanceof Error ? error.message : String(error)),
    );
    const waiting = [...slots.values()].filter(({ queried }) => !queried);
    const asked = [...wanted.values()].filter((resource) => resource !== null);
    if ((waiting.length === 0 && asked.length === 0) || pass === MAX_PASSES) {
      return {
        html,
        head,
        data: collectPageData(client),
        times,
        slots: [...new Set([...slots.values()].map(({ name }) => name))],
        leftToBrowser: slotsLeftToBrowser(html),
        errors,
      };
    }
    const resources = waiting.flatMap((slot) => {
      slot.queried = true;
      onSlot(slot.name);
      // The contract ties the slot's props to its module.
      return modules[slot.name]?.queries?.(slot.props as never) ?? [];
    });
    for (const { queryKey } of asked) wanted.set(queryKey[0], null);
    await Promise.all([
      ...resources.map((resource) => prefetch(client, resource)),
      ...asked.map((resource) => scriptless.prefetchQuery(resource)),
    ]);
  }
}
