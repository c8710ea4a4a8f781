import { relative } from 'node:path';

/** One attempt at a test. */
export interface Result {
  status: string;
  errors: { message?: string }[];
  attachments: { name: string; path?: string }[];
}

interface Suite {
  suites?: Suite[];
  specs?: { title: string; tests: { results: Result[] }[] }[];
}

/** Output of the runner. */
export interface Report {
  suites: Suite[];
  errors: { message?: string }[];
}

const KINDS = { expected: 'before', actual: 'after', diff: 'difference' } as const;
type Kind = keyof typeof KINDS;

/** "routes/home-375-light-actual.png" is the "actual" of "routes/home-375-light". */
const NAME = /^(.+)-(expected|actual|diff)\.png$/;

function linesOf(title: string, { errors, attachments }: Result, root: string): string[] {
  const found = attachments.flatMap(({ name, path }) => {
    const [, picture = '', kind] = NAME.exec(name) ?? [];
    return kind && path ? [{ picture, line: `  ${KINDS[kind as Kind].padEnd(11)}${relative(root, path)}` }] : [];
  });
  const pictures = Map.groupBy(found, ({ picture }) => picture);
  if (pictures.size === 0) return [title, `  ${errors[0]?.message?.split('\n')[0] ?? 'no picture'}`];
  return [...pictures].flatMap(([picture, of]) => [picture, ...of.map(({ line }) => line)]);
}

/** The differences: per picture the stored one, the new one, and the difference. */
export function differencesIn({ suites, errors }: Report, root: string): string[] {
  const inSuite = (suite: Suite): string[] => [
    ...(suite.specs ?? []).flatMap(({ title, tests }) =>
      tests
        .flatMap(({ results }) => results.slice(-1))
        .filter(({ status }) => status !== 'passed')
        .flatMap((result) => linesOf(title, result, root)),
    ),
    ...(suite.suites ?? []).flatMap(inSuite),
  ];
  return [...errors.map(({ message }) => message ?? 'The pictures could not be taken'), ...suites.flatMap(inSuite)];
}
