import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { EXPOSED_NAMES, splitExposed, type ExposedName } from '@golf/shared/platform/contract';
import { PROJECT_ROOT } from '@golf/node-kit/project-root';
import react from '@vitejs/plugin-react';
import { build, loadConfigFromFile, type Plugin } from 'vite';
import { precompress } from '../../build/precompress.ts';

/** Content of the front page, in the main bundle. Content of other pages is loaded when they are opened. */
const FIRST: readonly ExposedName[] = ['mfe-leaderboard/Leaderboard', 'mfe-leaderboard/Totals'];

function sourceOf(name: ExposedName): string {
  const { remote, module } = splitExposed(name);
  return join(PROJECT_ROOT, remote, `src/exposed/${module}.ts`);
}

/** Replaces the shell's federation module by plain imports. */
function importsInsteadOfFederation(): Plugin {
  const FEDERATION = join(PROJECT_ROOT, 'shell/src/composition/federation.ts');
  // They come from the contract. Modules built elsewhere have no sources here.
  const names = (EXPOSED_NAMES as readonly ExposedName[]).filter((name) => existsSync(sourceOf(name)));
  const modules = names.map((name) => {
    const source = JSON.stringify(sourceOf(name));
    return `'${name}': () => ${FIRST.includes(name) ? `first${FIRST.indexOf(name)}` : `import(${source})`}`;
  });
  const code = [
    ...FIRST.map((name, at) => `import * as first${at} from ${JSON.stringify(sourceOf(name))};`),
    `const modules = { ${modules.join(', ')} };`,
    'const loadRemote = async (name) => modules[name]();',
    'export const startFederation = () => ({ loadRemote, registerRemotes() {}, preload() {} });',
  ];
  return {
    name: 'golf:imports-instead-of-federation',
    enforce: 'pre',
    load: (id) => (id === FEDERATION ? code.join('\n') : null),
  };
}

/**
 * The shell's own font plugin, so that both sites have the same font.
 * @throws Error when the shell has none
 */
async function cutFont(): Promise<Plugin> {
  const config = join(PROJECT_ROOT, 'shell/vite.config.ts');
  const loaded = await loadConfigFromFile({ command: 'build', mode: 'production' }, config);
  const plugins = (loaded?.config.plugins ?? []).flat(5) as (Plugin | null)[]; // None of the shell's is a promise.
  const found = plugins.find((plugin) => plugin?.name === 'golf:cut-font');
  if (found) return found;
  throw new Error('The shell has no plugin golf:cut-font any more: the bundle would have another font.');
}

/**
 * Builds the shell and its remotes from the same sources as the releases, with Vite's defaults and without federation.
 * @param folder for the bundle: its index.html and assets, compressed like those of a release
 */
export async function buildOneBundle(folder: string): Promise<void> {
  await build({
    root: join(PROJECT_ROOT, 'shell'),
    configFile: false,
    logLevel: 'error',
    plugins: [react(), importsInsteadOfFederation(), await cutFont()],
    build: {
      outDir: folder,
      emptyOutDir: true,
      target: 'esnext',
      modulePreload: { polyfill: false },
      // Same hash length as in a release, as the font is found by it.
      rolldownOptions: { output: { assetFileNames: 'assets/[name]-[hash:16][extname]' } },
    },
  });
  await precompress(folder);
}
