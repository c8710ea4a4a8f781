import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { parseSync, type Statement } from 'oxc-parser';

/**
 * Emits the declarations of shared's sources into a temporary folder, and passes it to `read`.
 * @param comments whether to keep the comments of the sources
 */
export function withDeclarations<T>(root: string, read: (folder: string) => T, comments = false): T {
  const folder = mkdtempSync(join(tmpdir(), 'golf-contract-'));
  try {
    const tsc = join(root, 'node_modules/.bin/tsc');
    const options = ['--noEmit', 'false', '--declaration', '--emitDeclarationOnly'];
    if (!comments) options.push('--removeComments');
    const { status, stdout } = spawnSync(
      tsc,
      ['-p', join(root, 'shared'), ...options, '--rootDir', join(root, 'shared/src'), '--outDir', folder],
      { encoding: 'utf8' },
    );
    if (status !== 0) throw new Error(`The declarations of shared cannot be made:\n${stdout}`);
    return read(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A name in a file: the place of a declaration or its origin. */
interface Place {
  file: string;
  name: string;
}

interface Module {
  /** Declarations by name. Overloads have several. */
  declared: Map<string, string[]>;
  /** Imported or re-exported names with their origins, by local name. Null: from a package. */
  from: Map<string, Place | null>;
  /** Exported names whose local names differ. */
  renamed: Map<string, string>;
  exported: Set<string>;
  /** Files that are re-exported as a whole. */
  all: string[];
}

/** Declaration file of a relative import. Null for a package. */
function resolved(file: string, source: string): string | null {
  if (!source.startsWith('.')) return null;
  const path = join(dirname(file), source.replace(/\.tsx?$/, '.d.ts'));
  return existsSync(path) ? path : null;
}

const nameOf = (node: { type: string; name?: string; value?: unknown }) => node.name ?? String(node.value);

function namesIn(statement: Statement): string[] {
  if (statement.type === 'VariableDeclaration') {
    return statement.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []));
  }
  const { id } = statement as { id?: { name?: string } | null };
  return id?.name === undefined ? [] : [id.name];
}

function readModule(file: string): Module {
  const text = readFileSync(file, 'utf8');
  const module: Module = { declared: new Map(), from: new Map(), renamed: new Map(), exported: new Set(), all: [] };
  const declare = (statement: Statement, isExported: boolean) => {
    const written = text.slice(statement.start, statement.end).replace(/^declare /, '');
    for (const name of namesIn(statement)) {
      module.declared.set(name, [...(module.declared.get(name) ?? []), written]);
      if (isExported) module.exported.add(name);
    }
  };
  for (const statement of parseSync(file, text).program.body) {
    if (statement.type === 'ImportDeclaration') {
      const target = resolved(file, statement.source.value);
      for (const { local, ...specifier } of statement.specifiers) {
        const name = 'imported' in specifier ? nameOf(specifier.imported) : 'default';
        module.from.set(local.name, target ? { file: target, name } : null);
      }
    } else if (statement.type === 'ExportNamedDeclaration') {
      if (statement.declaration) declare(statement.declaration, true);
      const target = statement.source && resolved(file, statement.source.value);
      for (const { local, exported } of statement.specifiers) {
        const name = nameOf(exported);
        module.exported.add(name);
        if (target) module.from.set(name, { file: target, name: nameOf(local) });
        else if (nameOf(local) !== name) module.renamed.set(name, nameOf(local));
      }
    } else if (statement.type === 'ExportAllDeclaration') {
      const target = resolved(file, statement.source.value);
      if (target) module.all.push(target);
    } else declare(statement, false);
  }
  return module;
}

const IDENTIFIER = /[A-Za-z_$][\w$]*/g;

/**
 * API of a file as declarations in alphabetical order: each exported name, and the declarations of this package that it
 * refers to. Those of other packages are left out.
 * @param entry declaration file, relative to the folder: "platform/index.d.ts"
 */
export function declarationsOf(folder: string, entry: string): string[] {
  const modules = new Map<string, Module>();
  const moduleOf = (file: string): Module => {
    const known = modules.get(file) ?? readModule(file);
    modules.set(file, known);
    return known;
  };
  const found = new Map<string, string>();

  function take({ file, name }: Place): void {
    const key = `${file} ${name}`;
    if (found.has(key)) return;
    const { declared, from, renamed, all } = moduleOf(file);
    const texts = declared.get(renamed.get(name) ?? name);
    if (texts) {
      found.set(key, `// ${relative(folder, file).replace(/\.d\.ts$/, '')}\n${texts.join('\n')}`);
      const spoken = new Set(texts.join('\n').match(IDENTIFIER));
      for (const other of spoken)
        if (other !== name && (declared.has(other) || from.has(other))) take({ file, name: other });
      return;
    }
    const place = from.get(name);
    if (place) take(place);
    else for (const other of all) if (exportsOf(other).has(name)) take({ file: other, name });
  }

  function exportsOf(file: string): Set<string> {
    const { exported, all } = moduleOf(file);
    return new Set([...exported, ...all.flatMap((other) => [...exportsOf(other)])]);
  }

  const file = join(folder, entry);
  for (const name of exportsOf(file)) take({ file, name });
  return [...found.values()].toSorted();
}
