import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, parse } from 'node:path';
import { fileURLToPath } from 'node:url';
import globalData from '@csstools/postcss-global-data';
import { federation, type ModuleFederationOptions } from '@module-federation/vite';
import react from '@vitejs/plugin-react';
import customMedia from 'postcss-custom-media';
import { defineConfig, type ConfigEnv, type CSSOptions, type Plugin, type UserConfig } from 'vite';
import { SHARED_EXPORTS } from './shared/src/platform/shared-exports.ts';
import { PLATFORM_VERSION } from './shared/src/platform/version.ts';
import {
  devPlugins,
  devServer,
  hotSlots,
  noMapsOfLibraries,
  PREVIEW_MODE,
  type DevPlan,
  type SlotsOfPage,
} from './vite.dev.ts';
import { onlyShared } from './vite.only-shared.ts';

/*
 * Build configuration of the apps. Each app is built twice from the same modules. For the browser: a remote is
 * federated, and the shell is a page that provides the shared modules. For the server, with `--ssr`: plain modules
 * without the singletons, which the renderer provides.
 */

/** Singletons of a page, in the exact versions of shared's package.json: two patch versions of React are two Reacts. */
const SINGLETONS = ['react', 'react-dom', 'react-router-dom', 'zustand', '@tanstack/react-query'] as const;

/** The run-time contract: a singleton of the page with its own semver. */
const PLATFORM = '@golf/shared/platform';

/** Folder of shared: in this project, or in the package for remotes in separate repositories. */
const SHARED = dirname(fileURLToPath(import.meta.resolve('@golf/shared/package.json')));

/** Replaces the named sizes in style sheets by their conditions. */
export const NAMED_SIZES = {
  plugins: [globalData({ files: [join(SHARED, 'src/ui/sizes.css')] }), customMedia()],
} satisfies CSSOptions['postcss'];

interface Manifest {
  name: string;
  dependencies?: Record<string, string>;
  /** In the package: pins a remote to the versions on the page. */
  peerDependencies?: Record<string, string>;
}

function manifestOf(root: string): Manifest {
  return JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Manifest; // npm has checked its shape
}

/** Versions of the singletons: name → version. */
function shareVersions(): Record<string, string> {
  const { dependencies, peerDependencies } = manifestOf(SHARED);
  const versions = { ...dependencies, ...peerDependencies };
  return {
    ...Object.fromEntries(SINGLETONS.map((name) => [name, versions[name] ?? ''])),
    [PLATFORM]: PLATFORM_VERSION,
  };
}

/** Shared modules of a remote. No fallback copies, so that nothing is downloaded twice. */
function sharedModules(): NonNullable<ModuleFederationOptions['shared']> {
  const modules = Object.entries(shareVersions()).map(([name, version]) => {
    const requiredVersion = name === PLATFORM ? `^${version}` : version;
    return [name, { singleton: true, version, requiredVersion, import: false as const }] as const;
  });
  return Object.fromEntries(modules);
}

/** Constants of the shell's federation code (shell/src/composition/federation-runtime.ts). */
function hostConstants(): Record<string, string> {
  return {
    SHARE_VERSIONS: JSON.stringify(shareVersions()),
    // Drops parts of the runtime: Node support, and manifests, because remotes are registered by their entry.
    ENV_TARGET: JSON.stringify('web'),
    FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
  };
}

/**
 * Exposes every export of the shared modules to a remote's modules. The federation plugin collects the used exports
 * during parsing, and misses those that a large library requests late. A build then fails at random with 'createContext
 * is not exported'. An opaque use makes the plugin expose all exports. The bundler drops the function itself.
 */
function offerWholeShares(files: readonly string[]): Plugin {
  const uses = [...SINGLETONS, PLATFORM].map((name, at) => {
    const some = (SHARED_EXPORTS as Record<string, readonly string[]>)[name];
    const given = some ? `{ ${some.map((used) => `${used} as ${used}${at}`).join(', ')} }` : `* as share${at}`;
    const whole = some ? `[${some.map((used) => `${used}${at}`).join(', ')}]` : `share${at}`;
    return `import ${given} from '${name}';\nconst any${at} = (key) => ${whole}[key];`;
  });
  return {
    name: 'golf:offer-whole-shares',
    enforce: 'pre',
    apply: 'build',
    transform: (code, id) => (files.includes(id) ? { code: `${code}\n${uses.join('\n')}\n`, map: null } : null),
  };
}

/** Vite's module that loads the style sheets of late chunks. */
const PRELOAD_HELPER = '\0vite/preload-helper.js';
const ADDS_LINK = 'document.head.appendChild(link)';
const MAKES_LINK = 'const link = document.createElement("link")';

/**
 * Makes Vite load the style sheets of late chunks with their digests, because browsers use the import map for scripts
 * only. Skips style sheets that are inlined in the page.
 */
function lateStyles(): Plugin {
  const file = fileURLToPath(import.meta.resolve('@golf/shared/late/style-sheets'));
  return {
    name: 'golf:late-styles',
    apply: 'build',
    transform(code, id) {
      if (id !== PRELOAD_HELPER) return null;
      for (const line of [MAKES_LINK, ADDS_LINK]) {
        if (!code.includes(line)) this.error('Vite adds late style sheets in another way: see lateStyles');
      }
      const changed = code
        .replace(MAKES_LINK, `if (isCss && isInline(dep)) return;\n${MAKES_LINK}`)
        .replace(ADDS_LINK, `if (isCss) link.integrity = digestOf(dep);\n${ADDS_LINK}`);
      return { code: `import { digestOf, isInline } from ${JSON.stringify(file)};\n${changed}`, map: null };
    },
  };
}

const WARMUP = 'new URL(__mfWarmupPath, import.meta.url).href';

/**
 * Makes a container preload its chunks by their mapped URLs: browsers do not resolve the `href` of a link through the
 * import map.
 */
function warmupByImportMap(): Plugin {
  return {
    name: 'golf:warmup-by-import-map',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk' || !file.code.includes('__mfWarmupPath')) continue;
        if (!file.code.includes(WARMUP)) this.error('Federation warms chunks up in another way: see warmupByImportMap');
        file.code = file.code.replace(WARMUP, 'import.meta.resolve(`./${__mfWarmupPath}`)');
      }
    },
  };
}

/** Part of a chunk name by which the federation plugin makes the name unique. */
const OWNER = /_*mfe_internal__.*__mf_owner__\d+_*/;

const shortName = (name: string) => name.replace(OWNER, '-').replace(/^-|-$/g, '');

/**
 * File names of browser builds. Names of scripts and style sheets are stable across changes, so that importing files
 * keep their bytes as well. On publication they get content hashes, and the page's import map maps the names. Files
 * that are referenced without the import map have content hashes from the start.
 */
const FILE_NAMES = {
  entryFileNames: ({ name }: { name: string }) => `${shortName(name)}.js`,
  chunkFileNames: ({ name }: { name: string }) => `${shortName(name)}.js`,
  assetFileNames({ names: [name = ''] }: { names: string[] }) {
    return name.endsWith('.css') ? shortName(name) : '[name]-[hash:16][extname]';
  },
};

/** Class names with their source: the same in both builds of an app, different between apps. */
function scopedName(app: string) {
  return (name: string, file: string, css: string) => {
    const source = basename(file.split('?')[0] ?? file).replace(/\.module\.css$/, '');
    const hash = createHash('sha256').update(`${app}\0${source}\0${css}`).digest('base64url').slice(0, 5);
    return `${source}_${name}_${hash}`;
  };
}

/** Page of a remote that runs alone, served at every address. */
function alonePage(): Plugin {
  const html = readFileSync(join(SHARED, 'src/alone/index.html'), 'utf8');
  return {
    name: 'golf:alone-page',
    apply: 'serve',
    configureServer: (server) => () => {
      server.middlewares.use((request, response, next) => {
        server.transformIndexHtml(request.url ?? '/', html).then((page) => {
          response.setHeader('content-type', 'text/html');
          response.end(page);
        }, next);
      });
    },
  };
}

/** Vite's helper for late chunks and its dependencies. */
const LOADS_LATE = /preload-helper|shared\/src\/late\/style-sheets/;

/** Start-up code of a container. It imports the runtime, so exposed modules, which do not, stay in other chunks. */
const STARTS_CONTAINER = /localSharedImportMap|external-runtime-core|@module-federation\//;

/** Valibot, and the schemas of the first answers. */
const SCHEMAS = /node_modules\/valibot\/|shared\/src\/api\/(?:decode|players-answer)/;

/**
 * Chunks of a remote's scripts. Few, because each file costs headers and main-thread time. Exposed modules and late
 * parts are separate chunks.
 */
const remoteChunks = (apart: Readonly<Record<string, RegExp>>) => ({
  groups: [
    { name: 'late', test: LOADS_LATE, priority: 1 },
    { name: 'federation', test: STARTS_CONTAINER, priority: 1 },
    // Modules that several first screens need.
    {
      name: 'common',
      tags: ['$initial' as const],
      minShareCount: 2,
      test: (id: string) => !Object.values(apart).some((files) => files.test(id)),
    },
    // Decoders of the first answers: late for some modules, and without the rest.
    ...(Object.keys(apart).length > 0 ? [{ name: 'schemas', test: SCHEMAS, minShareCount: 2, priority: 1 }] : []),
    ...Object.entries(apart).map(([name, test]) => ({ name, tags: ['$initial' as const], minShareCount: 2, test })),
  ],
});

/**
 * Separate chunks for rarely changed code, which returning visitors have in their cache: React, the libraries, the
 * shell.
 */
const SHELL_CHUNKS = {
  groups: [
    { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, tags: ['$initial' as const], priority: 1 },
    // Late parts use these as well and would split them into separate chunks.
    {
      name: 'libraries',
      test: /node_modules\/|shared\/src\/(routes|site\.|platform\/(preferences|remotes)|late\/|search\/query|ui\/(Button|Failure|Notice|use-kept-focus))/,
      tags: ['$initial' as const],
    },
  ],
};

/** Removes the federation plugin's chunk rule for Vite's helper, which overrides all other rules. */
function helperWithOthers(): Plugin {
  return {
    name: 'golf:helper-with-others',
    apply: 'build',
    enforce: 'post',
    config({ build }) {
      const output = build?.rolldownOptions?.output;
      const splitting = output && !Array.isArray(output) ? output.codeSplitting : undefined;
      if (typeof splitting !== 'object')
        throw new Error('The federation plugin splits in another way: see helperWithOthers');
      splitting.groups = splitting.groups?.filter(({ name }) => name !== 'vite-preload-helper') ?? [];
    },
  };
}

interface AppOptions {
  /** Exposed modules of a remote: "./Courses" → file. The shell has none. */
  exposes?: Record<string, string>;
  /** Entries of the server build: name → file. */
  serverEntries: Record<string, string>;
  /** Chunks of files that only the first screens of the exposed modules importing them wait for, by name. */
  apart?: Readonly<Record<string, RegExp>> | undefined;
  /** Externals of the server build, in addition to the singletons. */
  serverExternal?: string[];
  /** Plugins of this app only. */
  plugins?: Plugin[];
  /** Slots by path, for the app that renders the page. */
  slotsOfPage?: SlotsOfPage;
}

function defineApp(root: string, options: AppOptions) {
  const { exposes, serverEntries, apart = {}, serverExternal = [], plugins = [], slotsOfPage = () => [] } = options;
  const { name } = manifestOf(root);
  const plan = process.env.GOLF_DEV ? (JSON.parse(process.env.GOLF_DEV) as DevPlan) : null; // set by `npm run dev`
  return defineConfig(({ command, isSsrBuild, mode }: ConfigEnv): UserConfig => {
    const isContainer = exposes && !isSsrBuild && mode !== 'alone';
    return {
      root,
      // Relative: a release works at any URL.
      base: './',
      // The bundle differs between alone and on the site: each mode has its own cache of prebundled dependencies.
      cacheDir: `node_modules/.vite/${mode}`,
      plugins: [
        react(),
        lateStyles(),
        ...plugins,
        noMapsOfLibraries(),
        ...(plan ? devPlugins(name, plan, join(SHARED, 'src/'), slotsOfPage) : []),
        ...(mode === 'alone' ? [alonePage()] : []),
        ...(exposes && mode === PREVIEW_MODE ? [hotSlots(root, name, exposes)] : []),
        ...(isContainer
          ? [
              onlyShared(root),
              offerWholeShares(Object.values(serverEntries).map((file) => join(root, file))),
              federation({
                name,
                filename: 'remoteEntry.js',
                exposes,
                dts: false,
                // Remotes are registered by their entry: run-time support for manifests would be dead code.
                disableSnapshot: command === 'build',
                // Published beside the release, for other hosts (docs/second-host.md) and the devtools.
                manifest: true,
                shareStrategy: 'loaded-first',
                shared: sharedModules(),
                dev: { remoteHmr: mode !== PREVIEW_MODE },
                // The shell provides the runtime.
                experiments: { externalRuntime: true },
              }),
              warmupByImportMap(),
              helperWithOthers(),
            ]
          : []),
      ],
      ...(!exposes && { define: hostConstants() }),
      ...(isContainer && { optimizeDeps: { entries: Object.values(serverEntries) } }),
      css: { modules: { generateScopedName: scopedName(name) }, postcss: NAMED_SIZES },
      // The default entry of tslib is a wrapper around CommonJS, which breaks a federated build.
      resolve: { alias: [{ find: /^tslib$/, replacement: fileURLToPath(import.meta.resolve('tslib/tslib.es6.mjs')) }] },
      build: {
        target: 'esnext',
        manifest: true,
        modulePreload: { polyfill: false },
        ...(!isSsrBuild && {
          // One folder, as after publication: each import is of a sibling file.
          assetsDir: '',
          rolldownOptions: {
            // The shell is a page; a remote consists of its exposed modules only. In development the federation plugin
            // would make each input import the container, which imports it.
            ...(isContainer && command === 'build' && { input: Object.values(serverEntries) }),
            output: { ...FILE_NAMES, codeSplitting: isContainer ? remoteChunks(apart) : SHELL_CHUNKS },
          },
        }),
        ...(isSsrBuild && {
          ssr: true,
          copyPublicDir: false,
          rolldownOptions: {
            input: serverEntries,
            external: [...SINGLETONS.map((id) => new RegExp(`^${id}(/|$)`)), ...serverExternal],
            output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
          },
        }),
      },
      ssr: { noExternal: true },
      ...(plan && { server: devServer(name, plan) }),
    };
  });
}

/**
 * Configuration of the shell: it finds the remotes at run time and provides the shared modules
 * (shell/src/composition/shares.ts).
 * @param slotsOfPage names of the slots ("mfe-courses/Courses") on the first screen of a path
 */
export function defineHost(root: string, options: Pick<AppOptions, 'plugins' | 'slotsOfPage'>) {
  return defineApp(root, { serverEntries: { render: 'src/entry-server.tsx', platform: PLATFORM }, ...options });
}

/**
 * Configuration of a remote. It exposes the files of `src/exposed/` by their names.
 * @param apart files that some exposed modules share, by the name of their chunk: other first screens do not wait for them
 */
export function defineRemote(root: string, { apart }: Pick<AppOptions, 'apart'> = {}) {
  // Other programs leave files of their own here, such as .DS_Store.
  const files = readdirSync(join(root, 'src/exposed')).filter((file) => /^\w+\.tsx?$/.test(file));
  const exposes = Object.fromEntries(files.map((file) => [parse(file).name, `./src/exposed/${file}`]));
  return defineApp(root, {
    apart,
    exposes: Object.fromEntries(Object.entries(exposes).map(([name, file]) => [`./${name}`, file])),
    serverEntries: exposes,
    serverExternal: [PLATFORM],
  });
}
