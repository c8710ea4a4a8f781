import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PLATFORM_VERSION } from '@golf/shared/platform/contract';

/* package.json of the build tools for remotes in separate repositories. */

/**
 * Packages that a remote's own files import, in the exact versions of the site. npm installs them with the package, and
 * warns about other versions.
 */
const PEERS = [
  '@tanstack/react-query',
  '@types/react',
  '@types/react-dom',
  'react',
  'react-dom',
  'react-router-dom',
  'typescript',
  'vite',
  'zustand',
];

/** Peers that only a remote's tests import. `golf-remote new` asks for them; a host that shows remotes does without. */
const TEST_PEERS = ['@testing-library/dom', '@testing-library/react', '@testing-library/user-event', 'jsdom', 'vitest'];

/** Packages that only the package's own files import. */
const OWN = [
  '@base-ui/react',
  '@csstools/postcss-global-data',
  '@module-federation/vite',
  '@valibot/to-json-schema',
  '@vitejs/plugin-react',
  'dompurify',
  'entities',
  'leven',
  'lucide-react',
  'postcss-custom-media',
  'tslib',
  'valibot',
];

/** Entry of shared that only the gallery uses. */
const NOT_PACKED = './story';

/** The fields of package.json that are used here. */
interface Manifest {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  engines?: Record<string, string>;
  exports?: Record<string, string>;
  sideEffects?: string[];
}

const read = (root: string, folder: string) =>
  JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Manifest; // npm has checked its shape

/** "./src/ui/index.ts" → "./src/ui/index.js" */
export const compiled = (file: string) => file.replace(/\.tsx?$/, '.js');

/** @throws Error when this project does not have a package */
function versionsOf(names: readonly string[], known: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    names.map((name) => {
      const version = known[name];
      if (version === undefined) throw new Error(`${name} is packed, and no package.json says in which version.`);
      return [name, version];
    }),
  );
}

export function packedManifest(root: string) {
  const [project, shared] = [read(root, '.'), read(root, 'shared')];
  const known = { ...project.devDependencies, ...shared.dependencies };
  const exports = Object.entries(shared.exports ?? {}).filter(([name]) => name !== NOT_PACKED);
  return {
    name: '@golf/shared',
    version: PLATFORM_VERSION,
    description: 'Builds, tests and releases a remote of Golf Handicaps in its own repository',
    license: 'UNLICENSED',
    private: true,
    type: 'module',
    bin: { 'golf-remote': './bin/golf-remote.js' },
    sideEffects: shared.sideEffects,
    exports: {
      ...Object.fromEntries(exports.map(([name, file]) => [name, compiled(file)])),
      './testing/setup': './src/testing/setup.js',
      './testing/setup-dom': './src/testing/setup-dom.js',
      './build': './vite.base.js',
      './vitest': './vitest.base.js',
      './tsconfig.json': './tsconfig.json',
    },
    engines: project.engines,
    peerDependencies: versionsOf([...PEERS, ...TEST_PEERS], known),
    peerDependenciesMeta: Object.fromEntries(TEST_PEERS.map((name) => [name, { optional: true }])),
    dependencies: versionsOf(OWN, known),
  };
}
