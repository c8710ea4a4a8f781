import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { PROJECT_ROOT } from '@golf/node-kit/project-root';
import { parseSync } from 'oxc-parser';

/** One import of a source file, of types too. */
export interface Import {
  /** The file that imports, from the project's root: "server/src/api/answers.ts". */
  from: string;
  /** What is written: "../http/encoded-body.ts", "@golf/shared/api", "react". */
  specifier: string;
  /** What is imported by name, types left out. */
  names: string[];
  /** The imported file, from the project's root; null for a package. */
  to: string | null;
}

const posix = (path: string) => path.split(sep).join('/');

/** What a file imports and re-exports, statically or late, where it is written as a plain string. */
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

/** Every import of the source files of some workspaces. */
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
