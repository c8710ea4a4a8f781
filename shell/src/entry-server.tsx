import {
  collectPageData,
  createQueryClient,
  createStaticLoader,
  HeadCollector,
  Platform,
  ScriptlessDataContext,
  type AnswerOf,
  type Exposed,
  type ExposedName,
  type PageHead,
  type RemoteModule,
} from '@golf/shared/platform';
import type { Resource } from '@golf/shared/api';
import { PAGE_HEADS } from '@golf/shared/page-heads';
import { findPage, type PageSlot } from '@golf/shared/pages';
import type { RenderedPage, RenderRequest } from '@golf/shared/platform/contract';
import type { QueryClient } from '@tanstack/react-query';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { App } from './App.tsx';
import { preloadOwnPart } from './pages/own-parts.tsx';
import { CLIENT_ONLY } from './composition/page.ts';

/** Modules by contract name. A missing module is left to the browser. */
type Modules = { [Name in ExposedName]?: RemoteModule<Exposed[Name]> };

/** Fetches a resource, or the smaller one for the same first screen. A failed call is left to the browser. */
async function prefetch(client: QueryClient, resource: Resource<unknown>): Promise<void> {
  const smaller = resource.smaller && (await client.fetchQuery(resource.smaller).catch(() => null));
  if (smaller == null) await client.prefetchQuery(resource);
}

async function toHtml(element: ReactNode, onError: (error: unknown) => void): Promise<string> {
  const out = new PassThrough();
  const html = text(out);
  const stream = renderToPipeableStream(element, {
    // No late boundaries: React would insert them with an inline script, which the CSP forbids.
    progressiveChunkSize: Infinity,
    onAllReady: () => stream.pipe(out),
    onShellError: (error) => out.destroy(error instanceof Error ? error : new Error(String(error))),
    onError: (error) => {
      onError(error);
      return CLIENT_ONLY;
    },
  });
  return html;
}

/** Fetches the data of a page's slots, then the data of their parts for visitors without scripts. */
async function fetchData(
  slots: readonly PageSlot[],
  { modules, onSlot }: Pick<RenderRequest, 'modules' | 'onSlot'>,
  client: QueryClient,
  scriptless: QueryClient,
) {
  // Cast: the page table ties the props of a slot to its module.
  const known = slots.map(({ name, props }) => ({
    name,
    module: modules[name] as RemoteModule<unknown> | undefined,
    props,
  }));
  const resources = known.flatMap(({ name, module, props }) => {
    // Before the call: a `queries` that never ends is reported under its own name.
    onSlot(name);
    return module?.queries?.(props) ?? [];
  });
  await Promise.all(resources.map((resource) => prefetch(client, resource)));
  const answerOf: AnswerOf = ({ queryKey }) => client.getQueryData(queryKey);
  const further = known.flatMap(({ name, module, props }) => {
    onSlot(name);
    return module?.queriesWithoutScript?.(props, answerOf) ?? [];
  });
  await Promise.all(further.map((resource) => scriptless.prefetchQuery(resource)));
}

/** Renders one page to HTML with its data. A slot that throws is left to the browser. */
export async function render({ pathname, modules, onSlot }: RenderRequest): Promise<RenderedPage> {
  await preloadOwnPart(pathname);
  const client = createQueryClient({ onServer: true });
  const scriptless = createQueryClient({ onServer: true });
  const planned = findPage(pathname)?.slots ?? [];
  await fetchData(planned, { modules, onSlot }, client, scriptless);
  const slots = new Set<ExposedName>();
  let head: PageHead = PAGE_HEADS.home;
  const started = new Map<ExposedName, number>();
  const times: RenderedPage['times'] = {};
  const loader = createStaticLoader(modules as Modules, {
    onSlot(name) {
      onSlot(name);
      slots.add(name);
      started.set(name, performance.now());
    },
    onSlotEnd(name) {
      times[name] = Math.round((performance.now() - (started.get(name) ?? Number.NaN)) * 10) / 10;
    },
  });
  const errors: string[] = [];
  const html = await toHtml(
    <HeadCollector value={(collected) => (head = collected)}>
      <Platform queryClient={client} loader={loader}>
        <ScriptlessDataContext value={scriptless}>
          <StaticRouter location={pathname}>
            <App />
          </StaticRouter>
        </ScriptlessDataContext>
      </Platform>
    </HeadCollector>,
    (error) => errors.push(error instanceof Error ? error.message : String(error)),
  );
  return {
    html,
    head,
    data: collectPageData(client),
    times,
    slots: [...slots],
    // A slot that throws never reports its end.
    leftToBrowser: [...slots].filter((name) => times[name] === undefined),
    errors,
  };
}
