import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_ROOT } from '@golf/node-kit/project-root';

/* Size metrics of the project, as a measure of its maintenance cost. */

const TESTS = /\.(?:test|spec|stories)\.tsx?$|\/testing\/|^e2e\/|^demo\/data\//;

const filesOf = (pattern: RegExp) =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: PROJECT_ROOT,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => pattern.test(file));

const read = (file: string) => readFileSync(join(PROJECT_ROOT, file), 'utf8');
const linesOf = (text: string) => text.split('\n').length - 1;

/** Components with their hook calls, from the line of the component to the next unindented line. */
export function hooksByComponent(source: string): [component: string, hooks: number][] {
  const parts = source.split(/^(?=(?:export )?(?:default )?(?:function|const) [A-Z])/m).slice(1);
  return parts.map((part) => {
    const [, name = ''] = /(?:function|const) (\w+)/.exec(part) ?? [];
    const [body = ''] = part.split(/^(?:\}|\);|\}\);)\n/m);
    return [name, [...body.matchAll(/\buse(?:[A-Z]\w*)?(?:<[^()]*>)?\(/g)].length];
  });
}

export interface Weight {
  /** Lines of TypeScript and CSS by workspace, without tests, stories, test kits and demo data. */
  lines: Map<string, { typescript: number; css: number }>;
  tests: number;
  /** Components with the most hook calls: "mfe-courses/src/Courses.tsx CourseList", 16. */
  hooks: [component: string, hooks: number][];
  /** Distinct widths and heights in media and container conditions. */
  breakpoints: number;
  /** Entries of docs/mechanisms.md. */
  mechanisms: number;
}

export function measureWeight(): Weight {
  const files = filesOf(/\.(?:tsx?|css)$/);
  const lines: Weight['lines'] = new Map();
  const hooks: Weight['hooks'] = [];
  const breakpoints = new Set<string>();
  let tests = 0;
  for (const file of files) {
    const text = read(file);
    if (TESTS.test(file)) {
      tests += linesOf(text);
      continue;
    }
    const workspace = file.includes('/') ? (file.split('/')[0] ?? '') : '.';
    const sum = lines.get(workspace) ?? { typescript: 0, css: 0 };
    sum[file.endsWith('.css') ? 'css' : 'typescript'] += linesOf(text);
    lines.set(workspace, sum);
    if (file.endsWith('.css'))
      for (const [, condition = ''] of text.matchAll(/^\s*@(?:media|container)([^{]+)/gm))
        for (const [size] of condition.matchAll(/[\d.]+(?:em|rem|px)/g)) breakpoints.add(size);
    if (file.endsWith('.tsx'))
      hooks.push(...hooksByComponent(text).map(([name, count]): [string, number] => [`${file} ${name}`, count]));
  }
  return {
    lines,
    tests,
    hooks: hooks.toSorted(([, a], [, b]) => b - a).slice(0, 5),
    breakpoints: breakpoints.size,
    mechanisms: read('docs/mechanisms.md').match(/^### /gm)?.length ?? 0,
  };
}
