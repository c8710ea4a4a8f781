import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { PROJECT_ROOT } from '@golf/node-kit/project-root';
import { parseSync } from 'oxc-parser';

/** One import of a source file, including type imports. */
export interface Import {
  /** The importing file, relative to the project root: "server/src/api/answers.ts". */
  from: string;
  /** As written: "../http/encoded-body.ts", "@golf/shared/api", "react". */
  specifier: string;
  /** Named imports, without types. */
  names: string[];
  /** The imported file, relative to the project root. Null for a package. */
  to: string | null;
}

const posix = (path: string) => path.split(sep).join('/');

/** Imports and re-exports of a file, static or dynamic, with literal specifiers. */
function requestsOf(file: string, source: string): Pick<Import, 'specifier' | 'names'>[] {
  const { module } = parseSync(file, source);
  const late = module.dynamicImports.map(({ moduleRequest: { start, end } }) => source.slice(start, end));
  const unnamed = [
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ),
    ...late.flatMap((text) => /^['"`]([^'"`$]+)['"`]$/.exec(text)?.[1] ?? []),
  ];
  return [
    ...module.staticImports.map(({ moduleRequest, entries }) => ({
      specifier: moduleRequest.value,
      names: entries.flatMap(({ importName, isType }) => (isType ? [] : (importName.name ?? []))),
    })),
    ...unnamed.map((specifier) => ({ specifier, names: [] })),
  ];
}

export function importsOf(workspaces: readonly string[]): Import[] {
  const files = globSync(
    workspaces.map((workspace) => `${workspace}/**/*.{ts,tsx}`),
    { cwd: PROJECT_ROOT, exclude: (path) => path.includes('node_modules') },
  );
  return files.map(posix).flatMap((from) =>
    requestsOf(from, readFileSync(join(PROJECT_ROOT, from), 'utf8')).map(({ specifier, names }) => ({
      from,
      specifier,
      names,
      to: specifier.startsWith('.') ? posix(relative('.', join(dirname(from), specifier))) : null,
    })),
  );
}
