import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Release } from '@golf/release-store';
import * as v from 'valibot';

/*
 * Derives from Vite's manifest the files that a module needs. A page can request all of them at once, instead of
 * discovering imports one after another.
 */

const chunkSchema = v.object({
  file: v.string(),
  imports: v.optional(v.array(v.string()), []),
  dynamicImports: v.optional(v.array(v.string()), []),
  css: v.optional(v.array(v.string()), []),
  isDynamicEntry: v.optional(v.boolean(), false),
});

const manifestSchema = v.record(v.string(), chunkSchema);

type Manifest = v.InferOutput<typeof manifestSchema>;

interface Files {
  scripts: string[];
  styles: string[];
}

/** The chunks of `keys` with all their static imports. */
function closure(manifest: Manifest, keys: readonly string[]): Files {
  const seen = new Set<string>();
  const files: Files = { scripts: [], styles: [] };
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    for (const imported of chunk.imports) visit(imported);
    files.scripts.push(chunk.file);
    files.styles.push(...chunk.css);
  };
  for (const key of keys) visit(key);
  return files;
}

function keyOf(manifest: Manifest, pattern: RegExp): string[] {
  return Object.keys(manifest).filter((key) => pattern.test(key));
}

/** Chunks of a starting container: those of the federation plugin, and the chunk where vite.base.ts puts the rest. */
const CONTAINER = /^virtual:mf-(REMOTE_ENTRY_ID|localSharedImportMap)|^_federation\./;

function readManifest(client: string): Manifest {
  return v.parse(manifestSchema, JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8')));
}

type ReleaseFiles = Pick<Release, 'entry' | 'modules' | 'parts'>;

/**
 * Dynamically imported chunks of the app, each with the imports that none of its importers has loaded. Those of the
 * federation plugin belong to the entry.
 */
function partsOf(manifest: Manifest): Record<string, string[]> {
  const late = Object.entries(manifest).filter(([key, chunk]) => chunk.isDynamicEntry && !key.startsWith('virtual:'));
  return Object.fromEntries(
    late.map(([key, { file }]) => {
      const importers = Object.keys(manifest).filter((other) => manifest[other]?.dynamicImports.includes(key));
      const here = importers.map((importer) => new Set(closure(manifest, [importer]).scripts));
      const needed = closure(manifest, [key]).scripts.filter((script) => script !== file);
      return [file, needed.filter((script) => !here.every((scripts) => scripts.has(script)))];
    }),
  );
}

/**
 * Files of a remote's release: its entry, and the files of each exposed module. A module that imports nothing of the
 * container can be imported directly.
 */
export function remoteFiles(client: string, exposes: Record<string, string>): ReleaseFiles {
  const manifest = readManifest(client);
  const containerKeys = keyOf(manifest, CONTAINER);
  const container = new Set(containerKeys.map((key) => manifest[key]?.file));
  const modules = Object.fromEntries(
    Object.entries(exposes).map(([name, source]) => {
      const { scripts, styles } = closure(manifest, [source.replace(/^\.\//, '')]);
      const exposed = scripts.some((file) => container.has(file)) ? undefined : scripts.at(-1);
      return [name, { server: `${name}.js`, scripts, styles, ...(exposed !== undefined && { exposed }) }];
    }),
  );
  const entry = closure(manifest, containerKeys);
  return { entry: { file: 'remoteEntry.js', ...entry }, modules, parts: partsOf(manifest) };
}

/** Files that the shell's release needs for its first paint. */
export function shellFiles(client: string): ReleaseFiles {
  const manifest = readManifest(client);
  return { entry: { file: 'index.html', ...closure(manifest, ['index.html']) }, modules: {}, parts: partsOf(manifest) };
}
