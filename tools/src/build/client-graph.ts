import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Release } from '@golf/release-store';
import * as v from 'valibot';

/*
 * Works out, from Vite's manifest, which files a page needs on the way to a module: all of them can then be asked
 * for at once, instead of one after another as each import is discovered.
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

/** The chunks named by `keys` and all that they import statically. */
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

/** What is imported while a remote's container starts: of the federation plugin, and the chunk in which vite.base.ts has the rest. */
const CONTAINER = /^virtual:mf-(REMOTE_ENTRY_ID|localSharedImportMap)|^_federation\./;

function readManifest(client: string): Manifest {
  return v.parse(manifestSchema, JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8')));
}

type ReleaseFiles = Pick<Release, 'entry' | 'modules' | 'parts'>;

/**
 * The chunks that the app itself imports late, and what each needs that none of those who import it has brought. Those
 * of the federation plugin come with the entry.
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
 * The files of a remote's release: its entry, and what each exposed module needs. A module that imports nothing of the
 * container itself can be imported without it.
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

/** The files of the shell's release on the way to its first paint. */
export function shellFiles(client: string): ReleaseFiles {
  const manifest = readManifest(client);
  return { entry: { file: 'index.html', ...closure(manifest, ['index.html']) }, modules: {}, parts: partsOf(manifest) };
}
