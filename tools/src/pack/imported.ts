import { parseSync } from 'oxc-parser';

interface Imported {
  /** Without the quotes: "./ui/index.ts", "react". */
  specifier: string;
  /** Offsets of the text between the quotes. */
  start: number;
  end: number;
}

/** Modules that a script imports or re-exports, statically or dynamically, with literal specifiers. */
export function importedBy(file: string, text: string): Imported[] {
  const { staticImports, staticExports, dynamicImports } = parseSync(file, text).module;
  const requests = [
    ...staticImports.map(({ moduleRequest }) => moduleRequest),
    ...staticExports.flatMap(({ entries }) => entries.flatMap(({ moduleRequest }) => moduleRequest ?? [])),
    ...dynamicImports.map(({ moduleRequest }) => moduleRequest),
  ];
  const places = new Map(requests.map(({ start, end }) => [start, end]));
  return [...places].flatMap(([from, to]) => {
    const [, specifier] = /^['"]([^'"]*)['"]$/.exec(text.slice(from, to)) ?? [];
    return specifier === undefined ? [] : [{ specifier, start: from + 1, end: to - 1 }];
  });
}

/** Renames the relative imports of a script. */
export function withImports(file: string, text: string, rename: (specifier: string) => string): string {
  const found = importedBy(file, text).filter(({ specifier }) => specifier.startsWith('.'));
  return found
    .toSorted((a, b) => b.start - a.start)
    .reduce((done, { specifier, start, end }) => done.slice(0, start) + rename(specifier) + done.slice(end), text);
}
