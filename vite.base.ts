import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { federation, type ModuleFederationOptions } from '@module-federation/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type ConfigEnv, type Plugin, type UserConfig } from 'vite';
import { SHARED_EXPORTS } from './shared/src/platform/shared-exports.ts';
import { PLATFORM_VERSION } from './shared/src/platform/version.ts';
import { devPlugins, devServer, noMapsOfLibraries, type DevPlan, type SlotsOfPage } from './vite.dev.ts';
import { onlyShared } from './vite.only-shared.ts';

/*
 * How apps are built. Each is built twice from the same modules: for the browser (a remote federated, the shell as a
 * page that offers what remotes share) and, with `--ssr`, for the server (plain modules, the singletons left to whoever
 * renders).
 */

/** What exists once on a page, in the exact versions that shared names: a patch apart, React is two Reacts. */
const SINGLETONS = ['react', 'react-dom', 'react-router-dom', 'zustand', '@tanstack/react-query'] as const;

/** The run-time contract: one of it on a page, under its own semver. */
const PLATFORM = '@golf/shared/platform';

/** The folder of shared: that of this project, or the package for remotes with a repository of their own. */
const SHARED = dirname(fileURLToPath(import.meta.resolve('@golf/shared/package.json')));

interface Manifest {
  name: string;
  dependencies?: Record<string, string>;
  /** In the package: whoever installs it gets the versions that are on the page, and no others. */
  peerDependencies?: Record<string, string>;
}

function manifestOf(root: string): Manifest {
  return JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Manifest; // npm has checked its form
}

/** The versions of what exists once on a page: name → version. */
function shareVersions(): Record<string, string> {
  const { dependencies, peerDependencies } = manifestOf(SHARED);
  const versions = { ...dependencies, ...peerDependencies };
  return {
    ...Object.fromEntries(SINGLETONS.map((name) => [name, versions[name] ?? ''])),
    [PLATFORM]: PLATFORM_VERSION,
  };
}

/** What a remote finds on the page: without copies to fall back on, so that nothing is downloaded twice. */
function sharedModules(): NonNullable<ModuleFederationOptions['shared']> {
  const modules = Object.entries(shareVersions()).map(([name, version]) => {
    const requiredVersion = name === PLATFORM ? `^${version}` : version;
    return [name, { singleton: true, version, requiredVersion, import: false as const }] as const;
  });
  return Object.fromEntries(modules);
}

/** What the shell's own code of federation reads (shell/src/composition/federation-runtime.ts). */
function hostConstants(): Record<string, string> {
  return {
    SHARE_VERSIONS: JSON.stringify(shareVersions()),
    // What the runtime can leave out: Node, and reading manifests, as remotes are registered by their entry.
    ENV_TARGET: JSON.stringify('web'),
    FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
  };
}

/**
 * Makes a remote offer its modules every export of what it shares. The federation plugin works out which exports
 * are used while modules are still being parsed, and misses those that a large library asks for late (a
 * build that fails now and then: 'createContext is not exported'). A use that it cannot see through makes it
 * offer all; the function itself is dropped from the bundle.
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

/** The module by which Vite loads the style sheets of late chunks. */
const PRELOAD_HELPER = '\0vite/preload-helper.js';
const ADDS_LINK = 'document.head.appendChild(link)';
const MAKES_LINK = 'const link = document.createElement("link")';

/**
 * Makes Vite load the style sheets of late chunks with their digests (browsers look scripts up in the import map, no
 * others), and leave out those that stand in the page.
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
 * Makes a container preload the chunks that it needs under the addresses that they have: what a link asks for is not
 * looked up in the page's import map.
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

/** What the federation plugin emits for pages that are hosts with a remote's own settings: the site's host is the shell. */
const FOR_HOSTS = ['hostInit.js', 'pendingShares.js'];

/** Leaves out of a container what no page loads, and every page would name in its import map. */
function withoutHostFiles(): Plugin {
  return {
    name: 'golf:without-host-files',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      for (const host of FOR_HOSTS) {
        for (const file of Object.values(bundle)) {
          if (file.type !== 'chunk' || FOR_HOSTS.includes(file.fileName)) continue;
          if (![...file.imports, ...file.dynamicImports].includes(host)) continue;
          this.error(`${file.fileName} imports ${host}: see withoutHostFiles`);
        }
        delete bundle[host];
      }
    },
  };
}

/** What the federation plugin puts into the names of its chunks so that they are nobody else's. */
const OWNER = /_*mfe_internal__.*__mf_owner__\d+_*/;

const shortName = (name: string) => name.replace(OWNER, '-').replace(/^-|-$/g, '');

/**
 * Names of a browser's files. Those of scripts and style sheets stay while their content changes, so that the bytes of
 * what imports them stay, too: they get names by content when they are published, and the page's import map says which.
 * What is referred to past an import map has a name by content from the start.
 */
const FILE_NAMES = {
  entryFileNames: ({ name }: { name: string }) => `${shortName(name)}.js`,
  chunkFileNames: ({ name }: { name: string }) => `${shortName(name)}.js`,
  assetFileNames({ names: [name = ''] }: { names: string[] }) {
    return name.endsWith('.css') ? shortName(name) : '[name]-[hash:16][extname]';
  },
};

/** Class names that say where they come from, the same in both builds of an app and apart between apps. */
function scopedName(app: string) {
  return (name: string, file: string, css: string) => {
    const source = basename(file.split('?')[0] ?? file).replace(/\.module\.css$/, '');
    const hash = createHash('sha256').update(`${app}\0${source}\0${css}`).digest('base64url').slice(0, 5);
    return `${source}_${name}_${hash}`;
  };
}

/** The page of a remote that runs alone; every address is the same page. */
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

/** Vite's helper for late chunks, and what it needs. */
const LOADS_LATE = /preload-helper|shared\/src\/late\/style-sheets/;

/** What a remote's container starts with. It asks for the runtime: exposed modules, which do not, stay apart from it. */
const STARTS_CONTAINER = /localSharedImportMap|external-runtime-core|@module-federation\//;

/** What schemas of answers are written in, and that of the first. */
const SCHEMAS = /node_modules\/valibot\/|shared\/src\/api\/(?:decode|players-answer)/;

/** A remote's scripts in few files: each costs its headers and a turn of the main thread. What is exposed and what is late has its own. */
const remoteChunks = (apart: RegExp | undefined) => ({
  groups: [
    { name: 'late', test: LOADS_LATE, priority: 1 },
    { name: 'federation', test: STARTS_CONTAINER, priority: 1 },
    // What several of them need on the way to a first screen.
    { name: 'common', tags: ['$initial' as const], minShareCount: 2, test: (id: string) => !apart?.test(id) },
    ...(apart
      ? [
          // What reads the first answers comes late to some, and without the rest.
          { name: 'schemas', test: SCHEMAS, minShareCount: 2, priority: 1 },
          { name: 'apart', tags: ['$initial' as const], minShareCount: 2, test: apart },
        ]
      : []),
  ],
});

/** What changes seldom stays in the caches of visitors who come back: React, the other libraries, and the shell itself. */
const SHELL_CHUNKS = {
  groups: [
    { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, tags: ['$initial' as const], priority: 1 },
    // Late parts use preferences, too: they would have a file of their own.
    { name: 'libraries', test: /node_modules\/|shared\/src\/platform\/preferences/, tags: ['$initial' as const] },
  ],
};

/** The federation plugin gives Vite's helper a file of its own, above any other rule: takes that rule away. */
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
  /** What a remote exposes: "./Courses" → file. The shell exposes nothing. */
  exposes?: Record<string, string>;
  /** Entries of the server build: name → file. */
  serverEntries: Record<string, string>;
  /** Files that no first screen waits for but that of the exposed module which needs them. */
  apart?: RegExp | undefined;
  /** What the server build leaves to whoever renders, beside the singletons. */
  serverExternal?: string[];
  /** Of this app alone. */
  plugins?: Plugin[];
  /** Slots by path, where this app is the page that they stand on. */
  slotsOfPage?: SlotsOfPage;
}

function defineApp(root: string, options: AppOptions) {
  const { exposes, serverEntries, apart, serverExternal = [], plugins = [], slotsOfPage = () => [] } = options;
  const { name } = manifestOf(root);
  const plan = process.env.GOLF_DEV ? (JSON.parse(process.env.GOLF_DEV) as DevPlan) : null; // of `npm run dev`
  return defineConfig(({ command, isSsrBuild, mode }: ConfigEnv): UserConfig => {
    const isContainer = exposes && !isSsrBuild && mode !== 'alone';
    return {
      root,
      // Relative: a release works wherever its folder is served from.
      base: './',
      // Alone and on the site an app is bundled differently: each keeps its own prepared dependencies.
      cacheDir: `node_modules/.vite/${mode}`,
      plugins: [
        react(),
        lateStyles(),
        ...plugins,
        noMapsOfLibraries(),
        ...(plan ? devPlugins(name, plan, join(SHARED, 'src/'), slotsOfPage) : []),
        ...(mode === 'alone' ? [alonePage()] : []),
        ...(isContainer
          ? [
              onlyShared(root),
              offerWholeShares(Object.values(serverEntries).map((file) => join(root, file))),
              federation({
                name,
                filename: 'remoteEntry.js',
                exposes,
                dts: false,
                // Remotes are registered by their entry: what reads manifests at run time is dead weight.
                disableSnapshot: command === 'build',
                manifest: true,
                shareStrategy: 'loaded-first',
                shared: sharedModules(),
                dev: { remoteHmr: true },
                // The runtime comes with the shell.
                experiments: { externalRuntime: true },
              }),
              warmupByImportMap(),
              withoutHostFiles(),
              helperWithOthers(),
            ]
          : []),
      ],
      ...(!exposes && { define: hostConstants() }),
      css: { modules: { generateScopedName: scopedName(name) } },
      // Found as an import, tslib is a wrapper around CommonJS, which a federated build does not get through.
      resolve: { alias: [{ find: /^tslib$/, replacement: fileURLToPath(import.meta.resolve('tslib/tslib.es6.mjs')) }] },
      build: {
        target: 'esnext',
        manifest: true,
        modulePreload: { polyfill: false },
        ...(!isSsrBuild && {
          // All in one folder: so are they when they are published, and each import is of a neighbour.
          assetsDir: '',
          rolldownOptions: {
            // The shell is a page; a remote is its exposed modules and nothing else.
            ...(isContainer && { input: Object.values(serverEntries) }),
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
 * The shell: finds the remotes at run time, and brings what they share (shell/src/composition/shares.ts).
 * @param slotsOfPage names of the slots ("mfe-courses/Courses") that the page of a path shows first
 */
export function defineHost(root: string, options: Pick<AppOptions, 'plugins' | 'slotsOfPage'>) {
  return defineApp(root, { serverEntries: { render: 'src/entry-server.tsx', platform: PLATFORM }, ...options });
}

/**
 * A remote.
 * @param exposes module names to files, `{ Courses: './src/Courses.tsx' }`
 * @param apart files that one of them shares with late parts only: the others' first screens do not wait for them
 */
export function defineRemote(root: string, exposes: Record<string, string>, apart?: RegExp) {
  return defineApp(root, {
    apart,
    exposes: Object.fromEntries(Object.entries(exposes).map(([name, file]) => [`./${name}`, file])),
    serverEntries: exposes,
    serverExternal: [PLATFORM],
  });
}
