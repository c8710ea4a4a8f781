import type { Plugin, UserConfig } from 'vite';

/* How apps run from source: what `npm run dev` adds to vite.base.ts. */

/** What `npm run dev` tells each development server. */
export interface DevPlan {
  /** The one address that a developer opens. */
  origin: string;
  /** Where API, pictures and built releases come from. */
  backend: string;
  /** Ports of the remotes that run from source. */
  remotePorts: Record<string, number>;
  /** The page's state for the browser: where each remote is. */
  page: unknown;
  /** Where the scripts of those that are built are. */
  importMap: unknown;
}

/** Paths that the backend answers in development. */
const BACKEND_PATHS = ['/api', '/images', '/flags', '/releases', '/data/', '/inspect'];

/** Where an app that runs from source gets what it does not have: a remote through the shell, the shell from remotes and the server. */
export function devServer(name: string, plan: DevPlan): UserConfig['server'] {
  const remotes = Object.entries(plan.remotePorts).map(([app, port]) => [
    `/dev/${app}/`,
    { target: `http://localhost:${port}`, ws: true },
  ]);
  const backend = BACKEND_PATHS.map((path) => [path, plan.backend]);
  // A remote's modules are asked for through the shell's address, so that a page has one origin.
  return name in plan.remotePorts
    ? { origin: plan.origin, hmr: { path: '' } }
    : { proxy: Object.fromEntries([...remotes, ...backend]) };
}

/** Path at which a remote's development server offers a refresh runtime of its own. */
const OWN_REFRESH_RUNTIME = /^\/dev\/[\w-]+\/@mf-react-refresh-local/;

/**
 * One refresh runtime for the page: the federation plugin takes a remote under the shell's own origin for one that
 * was opened alone, and would give it a second, which updates nothing.
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
 * One copy of shared for the page: a remote imports what it needs of it from the shell's server, which has transformed it
 * already, and the browser has most of it. That is a quarter of the modules of a page. What is built has a copy in each
 * remote, as each is released alone; that makes no difference, as only the platform has state, and exists once anyway.
 * @param folder of shared's sources
 */
function sharedFromShell(folder: string, { origin }: DevPlan): Plugin {
  return {
    name: 'golf:shared-from-shell',
    apply: 'serve',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      // The platform comes through the share scope.
      if (!source.startsWith('@golf/shared/') || source === '@golf/shared/platform') return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      return found?.id.startsWith(folder) ? `${origin}/@fs${found.id}` : found;
    },
  };
}

/**
 * Loads the page again when a module of shared changes that does not update itself: the shell's server does not know which
 * remotes use it.
 * @param folder of shared's sources
 */
function reloadForRemotes(folder: string): Plugin {
  return {
    name: 'golf:reload-for-remotes',
    apply: 'serve',
    hotUpdate({ file, modules }) {
      // The class names of a style sheet go to its components, which update themselves.
      if (!file.startsWith(folder) || file.endsWith('.css') || modules.every((module) => module.isSelfAccepting))
        return;
      this.environment.hot.send({ type: 'full-reload' });
      return [];
    },
  };
}

/** Libraries, and modules that plugins make up. */
const NOT_OURS = /\/node_modules\/|^\0|^\/@/;

/**
 * Sends what is not ours without source maps: inline, they are more than half of what a page in development downloads, and
 * browsers pass libraries over when they show where an error is from.
 */
export function noMapsOfLibraries(): Plugin {
  return {
    name: 'golf:no-maps-of-libraries',
    apply: 'serve',
    // Vite keeps the map of what is not changed.
    transform: (code, id) => (NOT_OURS.test(id) ? { code: `${code}\n`, map: { mappings: '' } } : null),
  };
}

/** Tells `npm run dev` which port a remote's server has got. */
function tellPort(): Plugin {
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

/** Names of the slots that the page of a path shows first. */
export type SlotsOfPage = (pathname: string) => string[];

/** Puts into the development page what the server would, and starts the remotes that it shows while the shell is on its way. */
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
 * What makes an app a part of the site from source.
 * @param name of the app
 * @param sharedSources folder of shared's sources
 */
export function devPlugins(name: string, plan: DevPlan, sharedSources: string, slotsOfPage: SlotsOfPage): Plugin[] {
  const isRemote = name in plan.remotePorts;
  return [
    devPage(plan, slotsOfPage),
    oneRefreshRuntime(),
    ...(isRemote ? [sharedFromShell(sharedSources, plan), tellPort()] : [reloadForRemotes(sharedSources)]),
  ];
}
