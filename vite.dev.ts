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
export function oneRefreshRuntime(): Plugin {
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

/** Puts into the development page what the server would. */
export function devPage(plan: DevPlan): Plugin {
  const inline = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');
  return {
    name: 'golf:dev-page',
    apply: 'serve',
    transformIndexHtml: (html) => ({
      html: html.replace(
        '<!--data-->',
        () => `<script type="application/json" id="page">${inline(plan.page)}</script>`,
      ),
      tags: [
        { tag: 'script', attrs: { type: 'importmap' }, children: inline(plan.importMap), injectTo: 'head-prepend' },
      ],
    }),
  };
}
