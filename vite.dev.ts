import { join } from 'node:path';
import type { Plugin, UserConfig } from 'vite';

/* Development mode: additions of `npm run dev` and `npm run preview` to vite.base.ts. */

/** Data that `npm run dev` passes to each development server. */
export interface DevPlan {
  /** Origin that the developer opens. */
  origin: string;
  /** Origin of the API, the pictures and the built releases. */
  backend: string;
  /** Ports of remotes that run from source. */
  remotePorts: Record<string, number>;
  /** Page state for the browser, with the URL of each remote. */
  page: unknown;
  /** Import map with the script URLs of built remotes. */
  importMap: unknown;
}

/** Paths proxied to the backend in development. */
const BACKEND_PATHS = ['/api', '/images', '/flags', '/releases', '/data/', '/inspect'];

/**
 * Server options of an app that runs from source: a remote uses the shell's origin, the shell proxies to the remotes
 * and the backend.
 */
export function devServer(name: string, plan: DevPlan): UserConfig['server'] {
  const remotes = Object.entries(plan.remotePorts).map(([app, port]) => [
    `/dev/${app}/`,
    { target: `http://localhost:${port}`, ws: true },
  ]);
  const backend = BACKEND_PATHS.map((path) => [path, plan.backend]);
  // A remote's modules load through the shell's origin, so that a page has one origin.
  return name in plan.remotePorts
    ? { origin: plan.origin, hmr: { path: '' } }
    : { proxy: Object.fromEntries([...remotes, ...backend]) };
}

/** Path of a remote's own refresh runtime on its development server. */
const OWN_REFRESH_RUNTIME = /^\/dev\/[\w-]+\/@mf-react-refresh-local/;

/**
 * One refresh runtime for the page. The federation plugin treats a remote under the shell's origin as opened alone, and
 * would add a second runtime, which updates nothing.
 */
function oneRefreshRuntime(): Plugin {
  return {
    name: 'golf:one-refresh-runtime',
    apply: 'serve',
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        if (!OWN_REFRESH_RUNTIME.test(request.url ?? '')) return next();
        response.setHeader('content-type', 'text/javascript');
        response.end("export * from '/@react-refresh';\nexport { default } from '/@react-refresh';\n");
      });
    },
  };
}

/**
 * One copy of shared for the page: a remote imports modules of shared from the shell's server, where they are
 * transformed and mostly in the browser's cache. That saves a quarter of a page's modules. In builds each remote
 * bundles its own copy, because each is released alone. The difference has no effect: only the platform has state, and
 * the platform is a singleton.
 * @param folder of shared's sources
 */
function sharedFromShell(folder: string, { origin }: DevPlan): Plugin {
  return {
    name: 'golf:shared-from-shell',
    apply: 'serve',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      // The share scope provides the platform.
      if (!source.startsWith('@golf/shared/') || source === '@golf/shared/platform') return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      return found?.id.startsWith(folder) ? `${origin}/@fs${found.id}` : found;
    },
  };
}

/**
 * Reloads the page when a module of shared without hot update changes: the shell's server does not know which remotes
 * import it.
 * @param folder of shared's sources
 */
function reloadForRemotes(folder: string): Plugin {
  return {
    name: 'golf:reload-for-remotes',
    apply: 'serve',
    hotUpdate({ file, modules }) {
      // A style sheet's class names propagate to its components, which update themselves.
      if (!file.startsWith(folder) || file.endsWith('.css') || modules.every((module) => module.isSelfAccepting))
        return;
      this.environment.hot.send({ type: 'full-reload' });
      return [];
    },
  };
}

/** Libraries and virtual modules of plugins. */
const NOT_OURS = /\/node_modules\/|^\0|^\/@/;

/**
 * Serves third-party modules without source maps. Inline maps are more than half of a page's download in development,
 * and browsers skip library frames when they show the origin of an error.
 */
export function noMapsOfLibraries(): Plugin {
  return {
    name: 'golf:no-maps-of-libraries',
    apply: 'serve',
    // Vite keeps the map of unchanged code.
    transform: (code, id) => (NOT_OURS.test(id) ? { code: `${code}\n`, map: { mappings: '' } } : null),
  };
}

/** Reports the port of a remote's server to `npm run dev`. */
function reportPort(): Plugin {
  return {
    name: 'golf:tell-port',
    apply: 'serve',
    configureServer({ httpServer }) {
      httpServer?.once('listening', () => {
        const address = httpServer.address();
        if (typeof address === 'object') process.send?.({ listensOn: address?.port });
      });
    },
  };
}

/** Names of the slots on the first screen of a path. */
export type SlotsOfPage = (pathname: string) => string[];

/** Adds the server's page state to the development page, and preloads the page's remotes while the shell loads. */
function devPage(plan: DevPlan, slotsOfPage: SlotsOfPage): Plugin {
  const inline = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');
  const remotesOf = (url: string) =>
    new Set(slotsOfPage(new URL(url, plan.origin).pathname).map((name) => name.split('/')[0] ?? ''));
  return {
    name: 'golf:dev-page',
    apply: 'serve',
    transformIndexHtml: (html, { originalUrl = '/' }) => ({
      html: html.replace(
        '<!--data-->',
        () => `<script type="application/json" id="page">${inline(plan.page)}</script>`,
      ),
      tags: [
        { tag: 'script', attrs: { type: 'importmap' }, children: inline(plan.importMap), injectTo: 'head-prepend' },
        ...[...remotesOf(originalUrl)]
          .filter((remote) => remote in plan.remotePorts)
          .map((remote) => ({
            tag: 'link',
            attrs: { rel: 'modulepreload', href: `/dev/${remote}/remoteEntry.js` },
            injectTo: 'head' as const,
          })),
      ],
    }),
  };
}

/**
 * Plugins that run an app from source as a part of the site.
 * @param name of the app
 * @param sharedSources folder of shared's sources
 */
export function devPlugins(name: string, plan: DevPlan, sharedSources: string, slotsOfPage: SlotsOfPage): Plugin[] {
  const isRemote = name in plan.remotePorts;
  return [
    devPage(plan, slotsOfPage),
    oneRefreshRuntime(),
    ...(isRemote ? [sharedFromShell(sharedSources, plan), reportPort()] : [reloadForRemotes(sharedSources)]),
  ];
}

/** Vite's mode of `npm run preview`: one remote from source, on the page of a deployed site. */
export const PREVIEW_MODE = 'local-preview';

const HOT = 'virtual:golf-hot';

/**
 * Component whose implementation can be replaced. React mounts the new one in its place; a slot whose component threw is
 * tried again.
 */
const HOT_MODULE = `
import { createElement, useSyncExternalStore } from 'react';
export function hot(first, slot) {
  let current = first;
  const listeners = new Set();
  const subscribe = (listener) => (listeners.add(listener), () => listeners.delete(listener));
  const Hot = (props) => createElement(useSyncExternalStore(subscribe, () => current), props);
  const replace = (next) => {
    current = next;
    listeners.forEach((listener) => listener());
    document.querySelectorAll('[data-boundary="' + slot + '"] [data-failed] button').forEach((retry) => retry.click());
  };
  return [Hot, replace];
}
`;

/**
 * Replaces the component of an exposed module when a file that it imports is saved. React's fast refresh needs the
 * development build of React, and a deployed page has the other. The state inside the slot is lost; the page stays.
 * @param app name of the remote
 * @param exposes exposed modules: "./Courses" → file
 */
export function hotSlots(root: string, app: string, exposes: Readonly<Record<string, string>>): Plugin {
  const slotOf = new Map(
    Object.entries(exposes).map(([name, file]) => [join(root, file), name.replace('.', app)] as const),
  );
  return {
    name: 'golf:hot-slots',
    enforce: 'pre',
    apply: 'serve',
    resolveId: (id) => (id === HOT ? `\0${HOT}` : null),
    load: (id) => (id === `\0${HOT}` ? HOT_MODULE : null),
    transform(_code, id) {
      const slot = slotOf.get(id);
      if (slot === undefined) return null;
      const source = JSON.stringify(`${id}?source`);
      const code = `import * as first from ${source};
import { hot } from '${HOT}';
const [Hot, replace] = hot(first.default, ${JSON.stringify(slot)});
export * from ${source};
export { Hot as default };
import.meta.hot.accept(${source}, (next) => next && replace(next.default));
`;
      return { code, map: null };
    },
  };
}
