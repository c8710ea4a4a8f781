import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, isAbsolute, join } from 'node:path';
import { build, transformWithOxc } from 'vite';
import { PLATFORM, readReport, reportFile, reportsOf } from '../contract/reports.ts';
import { withDeclarations } from '../contract/declarations.ts';
import { importedBy, withImports } from './imported.ts';
import { compiled, packedManifest } from './manifest.ts';

/*
 * Packs the tools for a remote in a separate repository: shared, compiled, as every app imports it; the build and test
 * setup of apps; and a program, golf-remote. All is compiled, as Node does not run TypeScript from packages.
 */

const NOT_PACKED = /(?:\.(?:test|stories)|\/story)(?:\.d)?\.tsx?$/;

/** Programs and configurations: file of the package, without extension → source. */
const BUNDLES = {
  'vite.base': 'vite.base.ts',
  'vitest.base': 'vitest.base.ts',
  'bin/golf-remote': 'tools/src/own-repository/golf-remote.ts',
};

export function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Compiles shared file by file, so that a remote's build includes only used files, and lazy parts stay lazy. */
async function compileShared(root: string, target: string): Promise<void> {
  const files = globSync('shared/src/**/*.{ts,tsx,css,html}', { cwd: root });
  for (const file of files.filter((path) => !NOT_PACKED.test(path))) {
    const to = join(target, file.slice('shared/'.length));
    const text = readFileSync(join(root, file), 'utf8');
    if (!/\.tsx?$/.test(file)) write(to, text);
    else {
      const options = { sourcemap: false, jsx: { runtime: 'automatic' as const } };
      const { code } = await transformWithOxc(text, file, options);
      write(compiled(to), withImports(compiled(file), code, compiled));
    }
  }
  const filter = (file: string) => !NOT_PACKED.test(file);
  withDeclarations(root, (folder) => cpSync(folder, join(target, 'src'), { recursive: true, filter }), true);
}

/** Bundles programs of this project with their project imports. External packages stay external. */
async function bundle(root: string, target: string): Promise<void> {
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    ssr: { noExternal: true },
    build: {
      ssr: true,
      outDir: target,
      emptyOutDir: false,
      copyPublicDir: false,
      minify: false,
      target: 'node24',
      rolldownOptions: {
        input: Object.fromEntries(Object.entries(BUNDLES).map(([name, source]) => [name, join(root, source)])),
        external: (id) => !id.startsWith('.') && !isAbsolute(id) && !/^@golf\/(?!shared\/(?:build|testing))/.test(id),
        treeshake: { moduleSideEffects: (_id, isExternal) => !isExternal },
        output: { entryFileNames: '[name].js', chunkFileNames: 'bin/[name].js' },
      },
    },
  });
  const types = {
    'vite.base': `import type { UserConfigFnObject } from 'vite';

/**
 * A remote. It exposes the files of \`src/exposed/\` by their names.
 * @param root its folder
 */
export declare function defineRemote(root: string): UserConfigFnObject;
`,
    'vitest.base': `import type { ViteUserConfig } from 'vitest/config';

/** How the tests of a remote run. */
declare const config: ViteUserConfig;
export default config;
`,
  };
  for (const [name, text] of Object.entries(types)) write(join(target, `${name}.d.ts`), text);
}

/** "react/jsx-runtime" → "react" */
const packageOf = (specifier: string) => specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');

/** Unresolved imports (no file and no listed package), source maps, and files with the path of the packing machine. */
function problemsIn(root: string, target: string, packages: readonly string[]): string[] {
  const known = new Set([...packages, ...builtinModules, ...builtinModules.map((name) => `node:${name}`)]);
  return globSync('**/*.{js,d.ts,css,json,txt,md}', { cwd: target }).flatMap((file) => {
    const text = readFileSync(join(target, file), 'utf8');
    const imported = !/\.(?:js|d\.ts)$/.test(file) ? [] : importedBy(file, text);
    const unknown = imported
      .map(({ specifier }) => specifier)
      .filter((specifier) =>
        specifier.startsWith('.')
          ? !existsSync(join(target, dirname(file), specifier.replace(/\.tsx?$/, '.d.ts')))
          : !known.has(packageOf(specifier)),
      );
    return [
      ...unknown.map((name) => `${file} imports ${name}, which is not there`),
      ...(text.includes(root) ? [`${file} says where it was packed`] : []),
      ...(text.includes('sourceMappingURL') ? [`${file} has a source map`] : []),
    ];
  });
}

export interface Packed {
  file: string;
  contents: { path: string; size: number }[];
  /** Bytes of the package. */
  size: number;
}

/** Packs the files of `source` into a file in `folder`. */
export function npmPack(source: string, folder: string): Packed {
  mkdirSync(folder, { recursive: true });
  const said = execFileSync('npm', ['pack', '--json', '--pack-destination', folder], {
    cwd: source,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  // Output format of npm 7 and later.
  const [packed] = JSON.parse(said) as { filename: string; size: number; files: Packed['contents'] }[];
  if (!packed) throw new Error(`npm has packed nothing: ${said}`);
  return { file: join(folder, packed.filename), contents: packed.files, size: packed.size };
}

/**
 * Writes the package.
 * @param root folder of the project
 * @param folder target folder
 * @throws Error when the contract's report is outdated, or the package has unresolved imports or local paths
 */
export async function pack(root: string, folder: string): Promise<Packed> {
  if (reportsOf(root)[PLATFORM] !== readReport(root, PLATFORM)) {
    throw new Error('The contract differs from its report. Run "npm run contract -- --write", then release the shell.');
  }
  const target = mkdtempSync(join(tmpdir(), 'golf-pack-'));
  try {
    const manifest = packedManifest(root);
    await compileShared(root, target);
    await bundle(root, target);
    write(join(target, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
    cpSync(join(root, 'tsconfig.base.json'), join(target, 'tsconfig.json'));
    cpSync(reportFile(root, PLATFORM), join(target, 'contract.txt'));
    cpSync(join(root, 'docs/own-repository.md'), join(target, 'README.md'));
    const packages = Object.keys({ ...manifest.peerDependencies, ...manifest.dependencies, [manifest.name]: '' });
    const problems = problemsIn(root, target, packages);
    if (problems.length > 0) throw new Error(`Not packed:\n${problems.map((line) => `  ${line}`).join('\n')}`);
    return npmPack(target, folder);
  } finally {
    rmSync(target, { recursive: true, force: true });
  }
}
